import { observer } from 'mobx-react-lite';
import type { RoommatePostEditor } from '../../../view-models/roommates/roommate-post-editor.ts';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PICTURE_TYPES } from '../../../core/site/picture-uploads.ts';
import { FileDrop } from '../../components/fields/file-drop.tsx';
import { PictureTiles } from '../../forms/picture-tiles.tsx';

/** Pictures in their order; the first one stands in the list. */
export const PostPictures = observer(function PostPictures({ editor }: { editor: RoommatePostEditor }) {
  const t = useTexts();
  const { pictures, form } = editor;
  const { images: error } = form.errors;
  return (
    <Stack>
      <FileDrop
        accept={PICTURE_TYPES.join(',')}
        id="field-images"
        label={t(pictures.room > 0 ? 'pictures-drop' : 'post-pictures-full')}
        hint={
          pictures.tiles.length > 0 && pictures.room > 0
            ? t('pictures-drop-more', { count: pictures.room })
            : t('pictures-drop-hint')
        }
        multiple
        full={pictures.room <= 0}
        // The queue can refuse for one reason alone; the number is the offer's own.
        error={pictures.refusal ? t('error-too-many-offer-pictures') : error && t(error)}
        onFiles={(files) => pictures.add(files)}
      />
      <PictureTiles queue={pictures} label={t('pictures-list')} />
    </Stack>
  );
});
