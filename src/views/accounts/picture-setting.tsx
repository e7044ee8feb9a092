import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PICTURE_TYPES } from '../../core/site/picture-uploads.ts';
import type { Picture } from '../../core/shared/picture.ts';
import type { ChosenFile } from '../../core/site/picture-uploads.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { UserIcon } from '../components/icons.tsx';
import { StoreIcon } from '../components/page-icons.tsx';
import { Row } from '../components/layout.tsx';
import { pictureSources } from '../components/content/picture-sources.ts';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

const Round = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--colour-action-soft);
  color: var(--colour-action);
  font-size: 2rem;
  &[data-wide] {
    width: 9rem;
    border-radius: var(--radius);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Who has pictures to set: an account, a shop. */
interface PictureOwner<Subject extends string> {
  readonly sending: { subject: Subject; part: number } | null;
  pictureOf(subject: Subject): Picture | null;
  choosePicture(subject: Subject, file: ChosenFile): Promise<void>;
  removePicture(subject: Subject): Promise<void>;
}

/** The picture of a person, the logo of an agency or a shop: chosen, sent, replaced, removed. */
export const PictureSetting = observer(function PictureSetting<Subject extends string>({
  screen,
  subject,
  wide,
}: {
  screen: PictureOwner<Subject>;
  subject: Subject;
  wide?: boolean;
}) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const picture = screen.pictureOf(subject);
  const sending = screen.sending?.subject === subject ? screen.sending : null;
  const Mark = subject === 'profile' ? UserIcon : StoreIcon;
  const id = `${subject}-picture`;
  return (
    <Row>
      <Round data-wide={wide || undefined}>
        {picture ? <img src={pictureSources(picture).src} alt={t<string>(`${subject}-picture`)} /> : <Mark />}
      </Round>
      <div>
        <Row>
          <Button
            look="secondary"
            size="small"
            busy={sending !== null}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'picture-change' : 'picture-choose')}
          </Button>
          {picture && (
            <Button look="quiet" size="small" onClick={() => void screen.removePicture(subject)}>
              {t('picture-remove')}
            </Button>
          )}
        </Row>
        <Hint role="status">
          {sending
            ? t('picture-sending', { percent: Math.round(sending.part * 100) })
            : t('picture-setting-hint')}
        </Hint>
        <VisuallyHidden as="div">
          <label htmlFor={id}>{t<string>(`${subject}-picture`)}</label>
          <input
            ref={input}
            id={id}
            type="file"
            tabIndex={-1}
            accept={PICTURE_TYPES.join(',')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void screen.choosePicture(subject, file);
            }}
          />
        </VisuallyHidden>
      </div>
    </Row>
  );
});
