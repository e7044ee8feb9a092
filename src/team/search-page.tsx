import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Title, useCreatePath, useDataProvider, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ErrorAlert } from './components/error-alert.tsx';
import type { TeamDataProvider } from './data-provider.ts';
import { useTexts } from './use-texts.ts';

/** Shortest text that the server searches. */
const MIN_LENGTH = 2;

/** Results of the search over everything (TEAM-05). */
export function SearchPage(): ReactNode {
  const t = useTexts();
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const { search } = useDataProvider<TeamDataProvider>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: () => search(q),
    enabled: q.length >= MIN_LENGTH,
  });
  const found = data?.data ?? [];
  return (
    <>
      <Title title={q === '' ? t('team-search') : t('team-search-title', { q })} />
      <ErrorAlert error={error?.message ?? null} />
      {isFetching && <Loading />}
      <Typography role="status">
        {q !== '' && data && !isFetching && t('team-found', { count: found.length })}
      </Typography>
      <List>
        {found.map(({ resource, id, title, detail }) => (
          <ListItem key={`${resource} ${id}`} divider sx={{ display: 'block' }}>
            <Typography variant="body2" color="textSecondary">
              {t<string>(`resources.${resource}.name`, { count: 1 })} {id}
            </Typography>
            {resources[resource]?.hasShow ? (
              <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })}>
                {title}
              </Link>
            ) : (
              <Typography>{title}</Typography>
            )}
            <Typography variant="body2">{detail}</Typography>
          </ListItem>
        ))}
      </List>
    </>
  );
}
