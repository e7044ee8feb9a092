import type { PictureQueue } from '../../view-models/site/picture-queue.ts';
import { useTexts } from '../components/use-texts.ts';
import { PicturesField } from '../forms/pictures-field.tsx';

export function EnquiryPictures({ pictures }: { pictures: PictureQueue }) {
  const t = useTexts();
  return (
    <PicturesField
      name="pictures"
      queue={pictures}
      label={t('interior-pictures')}
      hint={t('interior-hint-pictures')}
      list={t('interior-pictures-chosen')}
      refusal={t('error-enquiry-pictures')}
      plain
    />
  );
}
