import styled from '@emotion/styled';
import type { ServiceGroup } from '../../core/services/service.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import { Panel, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ServiceItem } from './service-item.tsx';

const Contents = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-round);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    color: var(--colour-ink);
    text-decoration: none;
    &:focus-visible {
      border-radius: var(--radius-round);
    }
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--colour-action-soft);
    }
  }
  @media (max-width: 39.99rem) {
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    & > ul {
      flex-wrap: nowrap;
      width: max-content;
    }
  }
`;

const Group = styled(Panel)`
  scroll-margin-top: var(--space-4);
  & > h2 {
    margin-bottom: var(--space-4);
  }
  & > ul > li:last-of-type {
    padding-bottom: 0;
  }
`;

const idOf = (key: string) => `group-${key}`;

/** All services by group; names and prices are rendered on the server. */
export function ServiceGroups({
  groups,
  choice,
}: {
  groups: readonly ServiceGroup[];
  choice: ServiceChoice;
}) {
  const t = useTexts();
  return (
    <Stack data-long="">
      <Contents aria-label={t('services-groups')}>
        <ul>
          {groups.map(({ key, name }) => (
            <li key={key}>
              <a
                href={`#${idOf(key)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const group = document.getElementById(idOf(key));
                  group?.scrollIntoView();
                  group?.focus({ preventScroll: true });
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Contents>
      {groups.map(({ key, name, items }) => (
        <Group as="section" key={key} id={idOf(key)} tabIndex={-1} aria-labelledby={`${idOf(key)}-name`}>
          <h2 id={`${idOf(key)}-name`}>{name}</h2>
          <ul>
            {items.map((item) => (
              <ServiceItem key={item.serviceKey} item={item} choice={choice} />
            ))}
          </ul>
        </Group>
      ))}
    </Stack>
  );
}
