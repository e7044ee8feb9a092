import { DomainCrossing } from '../../core/site/session-transfer.ts';

/** Opens the other domain by a form, because the receiver can trust its Origin header (LANG-11). */
export class BrowserCrossing extends DomainCrossing {
  cross(origin: string, secret: string, path: string): void {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${origin}/hand-over`;
    for (const [name, value] of Object.entries({ secret, path })) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  follow(address: string): void {
    window.location.assign(address);
  }
}
