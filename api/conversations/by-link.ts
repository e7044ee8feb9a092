import { operation } from '../operation.ts';
import { Done } from '../schema.ts';
import { UploadedPicture } from '../site/pictures.ts';
import { byLink, Conversation, domain, Report, Seen, Written } from './schemas.ts';

export const followConversation = operation({
  id: 'followConversation',
  method: 'GET',
  path: '/api/conversation/follow/{token}',
  summary: 'A conversation, by the secret link that its visitor has',
  domain,
  callers: ['link'],
  guarded: false,
  params: byLink,
  answer: Conversation,
});

export const answerByLink = operation({
  id: 'answerByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/message',
  summary: 'The visitor writes one more message',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Written,
  answer: Conversation,
  status: 201,
});

export const uploadMessagePicture = operation({
  id: 'uploadMessagePicture',
  method: 'POST',
  path: '/api/conversation/follow/{token}/picture',
  summary: 'Sends a picture for a message, as `/api/picture` does for who is signed in',
  domain,
  callers: ['link'],
  guarded: false,
  multipart: true,
  params: byLink,
  answer: UploadedPicture,
  status: 201,
});

export const seeByLink = operation({
  id: 'seeByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/seen',
  summary: 'The visitor has seen all up to a message',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Seen,
  answer: Done,
});

export const sharePhoneByLink = operation({
  id: 'sharePhoneByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/share-phone',
  summary: "Lets the poster see the visitor's telephone",
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  answer: Conversation,
});

export const blockByLink = operation({
  id: 'blockByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/block',
  summary: 'The visitor ends the conversation',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  answer: Conversation,
});

export const reportByLink = operation({
  id: 'reportByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/report',
  summary: 'The visitor tells the team about the poster',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Report,
  answer: Done,
  status: 201,
});

/** Operations of a visitor's secret link. */
export const linkOperations = [
  followConversation,
  answerByLink,
  uploadMessagePicture,
  seeByLink,
  sharePhoneByLink,
  blockByLink,
  reportByLink,
];
