import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Picture } from '../../core/shared/picture.ts';
import type { PostVersion } from '../../core/journal/post-version.ts';
import type { TeamOperations } from '../team-operations.ts';
import { pageOf } from './page-value.ts';

export type PostRecord = Awaited<ReturnType<TeamOperations['teamPost']>> & RaRecord;

/** A new post before anything is written. @param date today in Sofia */
export const newPost = (date: string): PostVersion => ({
  category: 'furnishing',
  date,
  highlighted: false,
  isPublished: true,
  cover: null,
  related: [],
  bg: { title: '', description: '', body: '' },
  en: { title: '', description: '', body: '' },
});

/** Post of the form's fields; an emptied input is null. */
export const postOf = (fields: FieldValues): PostVersion => ({
  ...pageOf(fields),
  category: fields['category'] as PostVersion['category'],
  date: (fields['date'] as string | null) ?? '',
  highlighted: fields['highlighted'] === true,
  isPublished: fields['isPublished'] === true,
  cover: (fields['cover'] as Picture | null) ?? null,
  related: (fields['related'] as string[] | null) ?? [],
});
