import { observer } from 'mobx-react-lite';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { classNames } from '../../components/class-names.tsx';

type LanguageLinkProps = { 'data-desktop'?: ''; look?: 'long' };

/** Link to the same page in the other language (LANG-04); works without a script. */
export const LanguageLink = observer(function LanguageLink({ look, ...attributes }: LanguageLinkProps) {
  const t = useTexts();
  const languages = useService(LanguageSwitch);
  const modals = useService(Modals);
  const { current } = useService(Navigation);
  const place = current?.place ?? { path: '/', query: {} };
  const { other } = languages;
  return (
    <a
      {...attributes}
      className={classNames('language-link')}
      href={languages.addressOf(place)}
      hrefLang={other}
      lang={other}
      aria-label={t(`language-label-${other}`)}
      onClick={(event) => {
        event.preventDefault();
        languages.switch(place).catch((error: unknown) => modals.notifyOf(error));
      }}
    >
      {t(look === 'long' ? `language-label-${other}` : `language-short-${other}`)}
    </a>
  );
});
