import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Container } from '../components/layout.tsx';
import { Logo } from './logo.tsx';
import { SOCIAL_NETWORKS } from './social-networks.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

const Base = styled.footer`
  margin-top: clamp(var(--space-16), 8vw, var(--space-24));
  padding-block: var(--space-10);
  border-top: 1px solid var(--colour-line);
  background: var(--colour-sunken);
  font-size: var(--text-sm);
  & a {
    color: var(--colour-ink);
  }
  @media (max-width: 59.99rem) and (min-height: 26rem) {
    padding-bottom: calc(var(--space-24) + env(safe-area-inset-bottom));
  }
`;
const Grid = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-12);
  & > div > p {
    max-width: 24rem;
    margin-top: var(--space-2);
    color: var(--colour-ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;
const Links = styled.nav`
  & > h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-md);
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** HEAD-10: the mark, the reading pages, three social networks. */
export function Footer() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Base data-print="hide">
      <Grid>
        <div>
          <Logo />
          <p>{t('footer-text')}</p>
        </div>
        <Links aria-labelledby="footer-about">
          <h2 id="footer-about">{t('footer-about')}</h2>
          <ul>
            {(
              [
                'AboutUsPage',
                'Contacts',
                'BlogCategory',
                'TermsAndConditionsPage',
                'PrivacyPolicyPage',
              ] as const
            ).map((name) => (
              <li key={name}>
                <Link to={links(name)}>{t(`link-${name}`)}</Link>
              </li>
            ))}
          </ul>
        </Links>
        <Links aria-labelledby="footer-social">
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
        </Links>
      </Grid>
    </Base>
  );
}
