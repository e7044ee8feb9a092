import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RoommatePostEditor } from '../../view-models/roommates/roommate-post-editor.ts';
import { Alert } from '../components/alert.tsx';
import { fieldId } from '../components/field.tsx';
import { FormErrorSummary } from '../components/form-error-summary.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Fields whose label has another key than `post-` and their name. */
const LABELS: Record<string, string> = {
  city: 'field-city',
  districtId: 'field-district',
  gpsCoordinates: 'field-coordinates',
  images: 'post-part-pictures',
};

/** All that was refused, from the top of the form to its end: it takes the focus, each line leads to its field. */
export const PostErrors = observer(function PostErrors({ editor }: { editor: RoommatePostEditor }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { refusal, refused } = editor.form;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal, refused]);
  return (
    <>
      {refusal && (
        <div ref={box} tabIndex={-1}>
          <Alert kind="error">{t(refusal)}</Alert>
        </div>
      )}
      <FormErrorSummary
        // A new refusal takes the focus again.
        key={refused}
        errors={editor.errors.map(({ name, message }) => ({
          id: fieldId({ name }),
          message: `${t(LABELS[name] ?? `post-${name}`)}: ${t(message)}`,
        }))}
      />
    </>
  );
});
