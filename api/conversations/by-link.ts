import { operation } from '../operation.ts';
import { Done } from '../schema.ts';
import { UploadedPicture } from '../site/pictures.ts';
import { byLink, Conversation, domain, Report, Seen, Written } from './schemas.ts';

export const followConversation = operation({
  id: 'followConversation',
  method: 'GET',
  path: '/api/conversation/follow/{token}',
  summary: "Returns a conversation by the visitor's secret link",
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
  summary: 'Adds a message of the visitor',
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
  summary: 'Uploads a picture for a message, like `/api/picture` for signed-in users',
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
  summary: "Marks the visitor's messages up to one as seen",
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
  summary: "Shows the visitor's phone to the poster",
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
  summary: 'Ends the conversation for the visitor',
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
  summary: 'Reports the poster to the team',
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
