import { Link } from 'react-router-dom';
import { Container } from '../components/layout.tsx';
import { Logo } from './logo.tsx';
import { NewsletterField } from '../newsletter/newsletter-field.tsx';
import { SOCIAL_NETWORKS } from './social-networks.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Logo, text pages and social networks (HEAD-10). */
export function Footer() {
  const t = useTexts();
  const links = useLinks();
  return (
    <footer className={classNames('footer')} data-print="hide">
      <Container className={classNames('footer-grid')}>
        <div>
          <Logo />
          <p>{t('footer-text')}</p>
          <NewsletterField />
        </div>
        <nav className={classNames('footer-links')} aria-labelledby="footer-about">
          <h2 id="footer-about">{t('footer-about')}</h2>
          <ul>
            {(
              [
                'AboutUsPage',
                'Contacts',
                'Shops',
                'BlogCategory',
                'TermsAndConditionsPage',
                'PrivacyPolicyPage',
                'LegalGuarantee',
                'Accessibility',
              ] as const
            ).map((name) => (
              <li key={name}>
                <Link to={links(name)}>{t(`link-${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={classNames('footer-links')} aria-labelledby="footer-social">
          <h2 id="footer-social">{t('footer-social')}</h2>
          <ul>
            {SOCIAL_NETWORKS.map(({ name, address, mark: Mark }) => (
              <li key={name}>
                <a href={address} rel="noopener me">
                  <Mark />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
}
