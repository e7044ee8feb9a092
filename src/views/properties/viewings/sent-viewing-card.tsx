import { Row } from '../../components/layout.tsx';
import type { SentViewing } from '../../../core/properties/viewings/viewing.ts';
import { PhoneIcon } from '../../components/page-icons.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { Contacts, ViewingCard } from './viewing-card.tsx';

/** A request in the visitor's list, with a link to its page. */
export function SentViewingCard({ viewing }: { viewing: SentViewing }) {
  const t = useTexts();
  const links = useLinks();
  const { owner, next, token } = viewing;
  return (
    <ViewingCard viewing={viewing}>
      <Contacts>
        <span>{t('viewing-owner', { name: owner.name })}</span>
        {owner.phone && (
          <a href={`tel:${owner.phone}`}>
            <PhoneIcon />
            {owner.phone}
          </a>
        )}
      </Contacts>
      <Row>
        <LinkButton
          size="small"
          look={next.includes('accept') ? 'primary' : 'secondary'}
          to={links('FollowedViewing', { token })}
        >
          {t(next.includes('accept') ? 'viewing-answer-proposal' : 'own-view')}
        </LinkButton>
      </Row>
    </ViewingCard>
  );
}
