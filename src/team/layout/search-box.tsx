import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

/** Search over everything: number, name, e-mail, phone or text (TEAM-05). */
export function SearchBox(): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (q !== '') void navigate({ pathname: '/search', search: String(new URLSearchParams({ q })) });
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={search}
      sx={{
        display: 'flex',
        flex: '1 1 12rem',
        maxWidth: 480,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        pl: 1.5,
      }}
    >
      <InputBase
        key={query.get('q')}
        type="search"
        name="q"
        defaultValue={query.get('q') ?? ''}
        placeholder={t('team-search-hint')}
        sx={{ flex: 1, minWidth: 0 }}
        slotProps={{ input: { 'aria-label': t('team-search'), minLength: 2, maxLength: 200 } }}
      />
      <IconButton type="submit" aria-label={t('ra.action.search')}>
        <SearchIcon />
      </IconButton>
    </Box>
  );
}
