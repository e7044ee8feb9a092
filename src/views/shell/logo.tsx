import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Logo with the site's name, a link to the front page. */
export function Logo() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Link
      className={classNames('logo')}
      to={links('Index')}
      aria-label={t('logo-label', { name: t('site-name') })}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        width="32"
        height="32"
        fill="currentColor"
        fillRule="evenodd"
      >
        <path d="M24 3.2 32.6 10.4V6.4H39V15.8L45.4 21.2V42.4A2.6 2.6 0 0 1 42.8 45H5.2A2.6 2.6 0 0 1 2.6 42.4V21.2ZM24 13.4 37.6 27 24 40.6 10.4 27ZM24 18.2 28.4 22.6 24 27 19.6 22.6ZM28.4 22.6 32.8 27 28.4 31.4 24 27ZM19.6 22.6 24 27 19.6 31.4 15.2 27ZM24 27 28.4 31.4 24 35.8 19.6 31.4Z" />
      </svg>
      <span>{t('site-name')}</span>
    </Link>
  );
}
