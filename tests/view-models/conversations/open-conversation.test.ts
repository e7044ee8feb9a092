import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureQueue } from '../../../src/view-models/site/picture-queue.ts';
import { aTalk } from '../../support/a-talk.ts';
import { settled } from '../../support/settled.ts';
import { aConversation } from '../../support/a-talk-gateway.ts';

let here: ReturnType<typeof aTalk>;

beforeEach(() => {
  here = aTalk();
});

describe('An open conversation', () => {
  it('sends no read receipt without new messages', async () => {
    here.talk.talk = aConversation({ unread: 0 });
    await here.theOpen();
    expect(here.talk.seenUpTo).toEqual([]);
  });

  it('repeats a read receipt after an error', async () => {
    const { open } = await here.theOpen();
    here.talk.write('Още търсите ли?');
    const { seeConversation } = here.talk.handlers;
    here.talk.handlers.seeConversation = () =>
      Promise.reject(new Failure('error-no-connection', {}, 'unreachable'));
    await open.renew();
    expect(here.talk.seenUpTo).toEqual([1]);
    here.talk.handlers.seeConversation = seeConversation!;
    await open.renew();
    expect(here.talk.seenUpTo).toEqual([1, 2]);
  });

  it('rethrows unexpected errors', async () => {
    const { open } = await here.theOpen();
    here.talk.write('Още търсите ли?');
    here.talk.handlers.seeConversation = () => Promise.reject(new TypeError('a fault'));
    await expect(open.renew()).rejects.toThrow('a fault');
  });

  it('prefers the current draft to an earlier one', async () => {
    const { screen, open } = await here.theOpen();
    open.form.set('message', 'По-ново');
    here.store.write('form-conversation-3', JSON.stringify({ message: 'По-старо' }));
    screen.onEnter();
    await settled();
    expect(open.form.values.message).toBe('По-ново');
  });

  it('restores its own draft, and no other', async () => {
    const { open } = await here.theOpen();
    open.form.set('message', 'За Елена');
    const again = await here.theOpen();
    expect(again.open.form.values.message).toBe('За Елена');
    here.talk.talk = aConversation({ id: 4 });
    const { screen, visit } = here.anInbox();
    await visit({ conversation: ['4'] });
    screen.onEnter();
    await settled();
    expect([screen.open?.conversation.id, screen.open?.form.values.message]).toEqual([4, '']);
  });

  it('starts with an empty reply and no confirmation', async () => {
    const { open } = await here.theOpen();
    expect([open.form.values, open.question, open.busy]).toEqual([
      { message: '', pictures: [] },
      null,
      false,
    ]);
  });

  it('reports the other participant to the team', async () => {
    const { open } = await here.theOpen();
    await open.report({ reason: 'fraud', text: 'Иска капаро предварително.' });
    expect(here.talk.inputs('reportConversation')).toMatchObject([
      { reason: 'fraud', text: 'Иска капаро предварително.' },
    ]);
  });

  it('ignores another request while one is pending', async () => {
    const { open } = await here.theOpen();
    open.setQuestion('share');
    const sharing = open.sharePhone();
    open.setQuestion('block');
    expect(open.question).toBe('share');
    await sharing;
    expect([open.question, open.busy]).toEqual([null, false]);
    await open.block();
    expect(open.conversation.closed).toBe(false);
  });

  it('is not ended by another confirmation', async () => {
    const { open } = await here.theOpen();
    open.setQuestion('share');
    await open.block();
    expect([open.conversation.closed, open.question]).toEqual([false, 'share']);
  });

  it('that was closed before shows the reason for a rejected reply or telephone', async () => {
    here.talk.talk = aConversation({ closed: true });
    const { open } = await here.theOpen();
    open.form.set('message', 'Ало?');
    here.closeMeanwhile();
    await open.form.submit();
    expect([open.form.refusal, here.modals.notification]).toEqual(['error-conversation-closed', null]);
    open.setQuestion('share');
    here.closeMeanwhile();
    await open.sharePhone();
    expect(here.modals.notification).toEqual({
      type: 'error',
      message: { key: 'error-conversation-closed' },
    });
  });

  it('shows no end after a network error of a reply', async () => {
    const { open } = await here.theOpen();
    open.form.set('message', 'Ало?');
    here.talk.refuse = new Failure('error-no-connection', {}, 'unreachable');
    await open.form.submit();
    expect([open.form.refusal, here.modals.notification]).toEqual(['error-no-connection', null]);
  });

  it('that is closed meanwhile shows this as an error', async () => {
    const { open } = await here.theOpen();
    const expected = { type: 'error', message: { key: 'conversation-meanwhile-closed' } };
    open.form.set('message', 'Ало?');
    here.closeMeanwhile();
    await open.form.submit();
    expect(here.modals.notification).toEqual(expected);
  });

  it('is not reopened by a response from before its end', async () => {
    const { open } = await here.theOpen();
    const arrive = here.hold();
    const late = open.renew();
    open.setQuestion('block');
    here.talk.slow = null;
    await open.block();
    await arrive();
    await late;
    expect(open.conversation.closed).toBe(true);
  });

  it('sends the chosen pictures, with or without text, and clears them', async () => {
    const { open } = await here.theOpen();
    open.addPictures(PictureQueue);
    open.pictures?.add([{ name: 'kitchen.jpg', size: 1_000, type: 'image/jpeg' }]);
    await settled();
    expect(await open.form.submit()).toBe(true);
    expect(open.conversation.messages.at(-1)).toMatchObject({
      text: '',
      pictures: [{ url: '/pictures/uploads/picture-of-a-message' }],
    });
    expect([open.pictures, open.form.values]).toEqual([null, { message: '', pictures: [] }]);
    expect(await open.form.submit()).toBe(false);
  });

  it('sends nothing during the upload of a picture', async () => {
    const { open } = await here.theOpen();
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    const { uploadPicture } = here.talk;
    here.talk.uploadPicture = async () => {
      await onItsWay;
      return uploadPicture();
    };
    open.addPictures(PictureQueue);
    open.pictures?.add([{ name: 'kitchen.jpg', size: 1_000, type: 'image/jpeg' }]);
    open.form.set('message', 'Ето кухнята.');
    expect(await open.form.submit()).toBe(false);
    arrive();
    await settled();
    expect(await open.form.submit()).toBe(true);
  });
});
