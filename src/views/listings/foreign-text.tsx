import { observer } from 'mobx-react-lite';
import type { TextTranslation } from '../../view-models/site/text-translation.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Says that a text is in the other language, and offers a translation if a service is configured. */
export const ForeignText = observer(function ForeignText({ translation }: { translation: TextTranslation }) {
  const t = useTexts();
  const { foreign, isTranslated, isOffered, busy } = translation;
  if (!foreign) return null;
  return (
    <Row>
      <Hint role="status">{t(isTranslated ? `text-translated-from-${foreign}` : `text-in-${foreign}`)}</Hint>
      {isOffered && (
        <Button
          look="quiet"
          size="small"
          busy={busy}
          onClick={() => (isTranslated ? translation.showOriginal() : void translation.translate())}
        >
          {t(isTranslated ? 'text-show-original' : 'text-translate')}
        </Button>
      )}
    </Row>
  );
});
