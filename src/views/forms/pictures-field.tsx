import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { PICTURE_TYPES } from '../../core/site/picture-uploads.ts';
import type { PictureQueue } from '../../view-models/site/picture-queue.ts';
import { Hint } from '../components/fields/field.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { FileDrop } from '../components/fields/file-drop.tsx';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext } from './form-context.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { classNames } from '../components/class-names.tsx';

export type PicturesFieldProps = {
  /** Name of the form field that receives errors. */
  name: string;
  queue: PictureQueue;
  /** Replaces the usual texts of field, hint and list. */
  label?: string;
  hint?: string;
  list?: string;
  /** Text when no more pictures fit. */
  full?: string;
  /** Error for pictures beyond the limit. */
  refusal?: string;
  /** True if the order has no meaning. */
  plain?: boolean;
  /** True for a single picture. */
  only?: boolean;
};

/** Pictures of a form: upload, order, removal (HOME-11). */
export const PicturesField = observer(function PicturesField(props: PicturesFieldProps) {
  const t = useTexts();
  const { form, prefix } = useContext(FormContext);
  const { name, queue, label = t('pictures-drop'), full = label, only = false, plain = only } = props;
  const { tiles, room, refusal, pendingPlaces } = queue;
  const wrong = (form.errors as Record<string, string | undefined>)[name];
  const error = refusal ? (props.refusal ?? t(refusal)) : wrong && t(wrong);
  const more = tiles.length > 0 && room > 0 ? t('pictures-drop-more', { count: room }) : undefined;
  return (
    <Stack>
      {pendingPlaces.length > 0 && (
        <Alert kind="warning">
          {t('pictures-held', { count: pendingPlaces.length, pictures: pendingPlaces.join(', ') })}
        </Alert>
      )}
      {only && tiles.length > 0 ? (
        error && (
          <Hint className={classNames('field-error')} id={`${prefix}-${name}-error`} role="alert">
            {error}
          </Hint>
        )
      ) : (
        <FileDrop
          accept={PICTURE_TYPES.join(',')}
          id={`${prefix}-${name}`}
          label={room > 0 ? label : full}
          hint={props.hint ?? more ?? t('pictures-drop-hint')}
          multiple={!only}
          full={room <= 0}
          error={error}
          onFiles={(files) => queue.add(files)}
        />
      )}
      <PictureTiles queue={queue} label={props.list ?? t('pictures-list')} plain={plain} />
    </Stack>
  );
});
