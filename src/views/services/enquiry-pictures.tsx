import { observer } from 'mobx-react-lite';
import type { PictureQueue } from '../../view-models/properties/picture-queue.ts';
import { Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PICTURE_TYPES } from '../../core/site/picture-uploads.ts';
import { FileDrop } from '../components/fields/file-drop.tsx';
import { PictureTiles } from '../forms/picture-tiles.tsx';

/** Pictures that go with an enquiry: chosen or dropped, sent with their progress, removed. */
export const EnquiryPictures = observer(function EnquiryPictures({ pictures }: { pictures: PictureQueue }) {
  const t = useTexts();
  return (
    <Stack>
      <FileDrop
        accept={PICTURE_TYPES.join(',')}
        id="field-pictures"
        label={t('interior-pictures')}
        hint={t('interior-hint-pictures')}
        multiple
        full={pictures.room <= 0}
        error={pictures.refusal ? t('error-enquiry-pictures') : undefined}
        onFiles={(files) => pictures.add(files)}
      />
      <PictureTiles queue={pictures} label={t('interior-pictures-chosen')} plain />
    </Stack>
  );
});
