import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Viewing } from '../../../core/properties/viewings/viewing.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { FocusOnChange } from '../../components/messages/focus-on-change.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks } from '../../shell/use-page-language.ts';
import { MapLink, useLocalTimes, viewingState } from './viewing-facts.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import type { BadgeProps } from '../../components/messages/badge.tsx';
import type { ViewingState } from './viewing-facts.tsx';

const LOOKS: Partial<Record<ViewingState, BadgeProps['look']>> = {
  requested: 'new',
  proposed: 'warning',
  accepted: 'good',
};

function ViewingBadge({ viewing }: { viewing: Viewing }) {
  const t = useTexts();
  const state = viewingState(viewing);
  return <Badge look={LOOKS[state] ?? 'plain'}>{t(`viewing-status-${state}`)}</Badge>;
}

const Sheet = styled(Panel)`
  & h2::first-letter {
    text-transform: uppercase;
  }
`;

export const Contacts = styled(Row)`
  gap: 0 var(--space-6);
  & > :not(a) {
    flex-basis: 100%;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    overflow-wrap: anywhere;
  }
`;

/** The visitor's question, with its line breaks. */
export const Question = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Common part of a request in both lists: time, home and state. */
export function ViewingCard({ viewing, children }: { viewing: Viewing; children: ReactNode }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const times = useLocalTimes();
  const { property, note, question } = viewing;
  return (
    <Sheet as="article">
      <Stack gap="small">
        <Row spread>
          <h2>{viewing.dateTime ? times.whole(viewing.dateTime) : t('viewing-question-title')}</h2>
          <FocusOnChange state={viewingState(viewing)}>
            <ViewingBadge viewing={viewing} />
          </FocusOnChange>
        </Row>
        <p>
          <Link to={links('Property', { id: property.id })}>{property.title}</Link>
          <br />
          <Hint>
            {viewing.address && `${viewing.address}, `}
            {property.district.name}, {property.city.name} ·{' '}
            {t('viewing-asked-at', { moment: dates.moment(viewing.createdAt) })}
          </Hint>
          {viewing.map && <br />}
          <MapLink viewing={viewing} />
        </p>
        {question && <Question>{question}</Question>}
        {note && <p>{t('viewing-note', { note })}</p>}
        {children}
      </Stack>
    </Sheet>
  );
}
