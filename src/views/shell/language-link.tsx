import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';

const Base = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  border-radius: var(--radius-round);
  color: var(--colour-ink);
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
  text-decoration: none;
  &:hover {
    background: var(--colour-action-soft);
  }
`;

/** The same page in the other language (LANG-04); a plain link that also works without a script. */
export const LanguageLink = observer(function LanguageLink() {
  const t = useTexts();
  const languages = useService(LanguageSwitch);
  const modals = useService(Modals);
  const { current } = useService(Navigation);
  const place = current?.place ?? { path: '/', query: {} };
  const { other } = languages;
  return (
    <Base
      href={languages.addressOf(place)}
      hrefLang={other}
      lang={other}
      aria-label={t(`language-label-${other}`)}
      onClick={(event) => {
        event.preventDefault();
        languages.switch(place).catch((error: unknown) => modals.notifyOf(error));
      }}
    >
      {t(`language-short-${other}`)}
    </Base>
  );
});
