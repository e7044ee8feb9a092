import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AutocompleteArrayInput, BooleanInput, SelectInput, TextInput } from 'react-admin';
import { POST_CATEGORIES } from '../../core/journal/post.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { BothLanguages } from '../components/both-languages.tsx';
import { CoverInput } from './cover-input.tsx';
import { SitePreview } from '../versions/site-preview.tsx';
import { postOf } from './post-record.ts';

/** Posts that can be chosen as related ones. */
const MAX_CHOICES = 100;

type Props = { slug: string | null; canChange: boolean };

/** Inputs of a blog post: its texts in both languages side by side, the preview, and its place in the blog. */
export function PostInputs({ slug, canChange }: Props): ReactNode {
  const t = useTexts();
  return (
    <>
      <BothLanguages>
        {(language) => (
          <>
            <TextInput source={`${language}.title`} label="team-post-title" readOnly={!canChange} />
            <TextInput
              source={`${language}.description`}
              label="team-post-description"
              multiline
              readOnly={!canChange}
            />
            <TextInput
              source={`${language}.body`}
              label="team-post-body"
              multiline
              minRows={12}
              maxRows={24}
              readOnly={!canChange}
              sx={{ '& textarea': { fontFamily: 'monospace' } }}
            />
          </>
        )}
      </BothLanguages>
      <SitePreview
        draftOf={(fields) => ({
          kind: 'posts',
          key: slug ?? String(fields['slug'] ?? '').trim(),
          value: postOf(fields),
        })}
      />
      <Paper component="section" aria-label={t('team-post-settings')} variant="outlined" sx={{ p: 2, mt: 2 }}>
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {t('team-post-settings')}
        </Typography>
        <Box sx={{ maxWidth: 560 }}>
          <CoverInput source="cover" canChange={canChange} />
          <SelectInput
            source="category"
            label="team-post-category"
            choices={POST_CATEGORIES.map((id) => ({ id, name: `journal-category-${id}` }))}
            helperText={false}
            readOnly={!canChange}
          />
          <TextInput
            source="date"
            type="date"
            label="team-post-date"
            helperText={false}
            readOnly={!canChange}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <RelatedInput slug={slug} canChange={canChange} />
          <BooleanInput
            source="highlighted"
            label="team-post-highlighted"
            helperText={false}
            disabled={!canChange}
          />
          <BooleanInput
            source="isPublished"
            label="team-post-isPublished"
            helperText="team-post-isPublished-hint"
            disabled={!canChange}
          />
        </Box>
      </Paper>
    </>
  );
}

function RelatedInput({ slug, canChange }: Props): ReactNode {
  const language = useLanguage();
  const { operations } = useTeam();
  const { data } = useQuery({
    queryKey: ['posts', 'choices'],
    queryFn: () => operations.teamPosts({ limit: MAX_CHOICES }),
  });
  const others = (data?.data ?? []).filter((post) => post.slug !== slug);
  return (
    <AutocompleteArrayInput
      source="related"
      label="team-post-related"
      helperText="team-post-related-hint"
      choices={others.map((post) => ({ id: post.slug, name: post[language] }))}
      translateChoice={false}
      readOnly={!canChange}
    />
  );
}
