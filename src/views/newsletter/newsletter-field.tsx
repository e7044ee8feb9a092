import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NewsletterBox } from '../../view-models/newsletter/newsletter-box.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { NewsletterOpener } from '../../view-models/newsletter/newsletter-opener.ts';
import { Button } from '../components/actions/button.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { classNames } from '../components/class-names.tsx';

/** Newsletter field of the footer (BLOG-03); its view model loads with the first touch. */
export const NewsletterField = observer(function NewsletterField() {
  const t = useTexts();
  const opener = useService(NewsletterOpener);
  const [box, setBox] = useState<NewsletterBox>();
  const modals = useService(Modals);
  const open = async (form: HTMLFormElement) => {
    const opened = box ?? (await opener.open());
    const email = String(new FormData(form).get('email'));
    // Text typed before the view model had loaded.
    if (email !== '') opened.typed(email);
    setBox(opened);
    return { opened, email };
  };
  return (
    <form
      className={classNames('newsletter')}
      noValidate
      aria-label={t('newsletter-title')}
      onFocus={({ currentTarget }) => void open(currentTarget).catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        open(form)
          .then(async ({ opened, email }) => (await opened.send(email)) && form.reset())
          .catch(() => modals.notify('error', 'subscribing-error-message'));
      }}
    >
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        required
        label={t('newsletter-email')}
        onInput={({ currentTarget: { value, form } }) => {
          if (box) box.typed(value);
          else if (form) void open(form).catch(() => undefined);
        }}
        data-invalid={box?.isInvalid || undefined}
        {...(box?.error && { error: t(box.error) })}
      />
      <Button type="submit" look="secondary" busy={box?.busy ?? false}>
        {t('newsletter-send')}
      </Button>
      <p>{t('newsletter-hint')}</p>
    </form>
  );
});
