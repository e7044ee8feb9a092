import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PICTURE_TYPES } from '../../core/site/picture-uploads.ts';
import type { PictureSlot } from '../../view-models/site/picture-slot.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { UserIcon } from '../components/icons.tsx';
import { StoreIcon } from '../components/page-icons.tsx';
import { Row } from '../components/layout.tsx';
import { pictureSources } from '../components/content/picture-sources.ts';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';

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

/** The picture of a person, agency or shop: upload, replace, remove. */
export const PictureSetting = observer(function PictureSetting({
  slot,
  subject,
  wide,
}: {
  slot: PictureSlot;
  subject: 'profile' | 'agency' | 'logo' | 'cover';
  wide?: boolean;
}) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { picture, sent } = slot;
  const Mark = subject === 'profile' ? UserIcon : StoreIcon;
  const id = `${subject}-picture`;
  return (
    <Row>
      <Round data-wide={wide || undefined}>
        {picture ? <img src={pictureSources(picture).src} alt={t<string>(`${subject}-picture`)} /> : <Mark />}
      </Round>
      <div>
        <Row>
          <Button look="secondary" size="small" busy={sent !== null} onClick={() => input.current?.click()}>
            {t(picture ? 'picture-change' : 'picture-choose')}
          </Button>
          {picture && (
            <Button look="quiet" size="small" onClick={() => void slot.remove()}>
              {t('remove')}
            </Button>
          )}
        </Row>
        <Hint role="status">
          {sent === null
            ? t('picture-setting-hint')
            : t('picture-sending', { percent: Math.round(sent * 100) })}
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
              if (file) void slot.choose(file);
            }}
          />
        </VisuallyHidden>
      </div>
    </Row>
  );
});
