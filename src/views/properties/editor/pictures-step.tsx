import { observer } from 'mobx-react-lite';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PartError } from './own-form-fields.tsx';
import { OwnPart } from './own-part.tsx';
import { PICTURE_TYPES } from '../../../core/site/picture-uploads.ts';
import { FileDrop } from '../../components/fields/file-drop.tsx';
import { PictureTiles } from '../../forms/picture-tiles.tsx';
import { PlanRoomsField } from './plan-rooms-field.tsx';

/** Pictures in their order, the plan and its rooms (HOME-11). */
export const PicturesStep = observer(function PicturesStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { pictures, plan, form } = screen.editor;
  return (
    <Stack data-gap="large">
      <Stack>
        <FileDrop
          accept={PICTURE_TYPES.join(',')}
          id="field-images"
          label={t(pictures.room > 0 ? 'pictures-drop' : 'pictures-full')}
          hint={
            pictures.tiles.length > 0 && pictures.room > 0
              ? t('pictures-drop-more', { count: pictures.room })
              : t('pictures-drop-hint')
          }
          multiple
          full={pictures.room <= 0}
          error={pictures.refusal ? t(pictures.refusal) : undefined}
          onFiles={(files) => pictures.add(files)}
        />
        <PartError form={form} name="images" />
        <PictureTiles queue={pictures} label={t('pictures-list')} />
      </Stack>
      <OwnPart title={t('plan-title')}>
        {plan.tiles.length === 0 && (
          <FileDrop
            accept={PICTURE_TYPES.join(',')}
            id="field-plan"
            label={t('plan-drop')}
            hint={t('pictures-drop-hint')}
            onFiles={(files) => plan.add(files)}
          />
        )}
        {plan.refusal && (
          <Hint className="field-error" role="alert">
            {t('error-one-plan')}
          </Hint>
        )}
        <PartError form={form} name="plan" />
        <PictureTiles queue={plan} label={t('plan-title')} plain />
      </OwnPart>
      <OwnPart title={t('plan-rooms')} hint={t('plan-rooms-hint')}>
        <PlanRoomsField editor={screen.editor} />
      </OwnPart>
    </Stack>
  );
});
