import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { fetchExternal } from '../../../platform/tracing/spans.ts';
import { VatRegister } from './vat-register.ts';
import type { VatCheck } from './vat-register.ts';

const WITHIN_MS = 5_000;
/** Name of a company that does not publish it. */
const NO_NAME = '---';

/** `userError` is `VALID`, `INVALID`, or the reason why the register of the country did not answer. */
const Answer = Type.Object({
  isValid: Type.Boolean(),
  userError: Type.String(),
  name: Type.Optional(Type.String()),
});

/** VIES of the European Commission: `GET ms/BG/vat/999009105` of its REST interface. */
export class ViesVatRegister extends VatRegister {
  /** @param url of the interface, ending in a slash */
  constructor(
    private readonly url: string,
    private readonly withinMs = WITHIN_MS,
  ) {
    super();
  }

  override async check(vatNumber: string): Promise<VatCheck> {
    const [country, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)];
    try {
      const answer = await fetchExternal(
        'vies',
        `${this.url}ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`,
        {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(this.withinMs),
        },
      );
      if (!answer.ok) {
        await answer.body?.cancel();
        return { status: 'unavailable' };
      }
      return checkOf(await answer.json());
    } catch {
      // Silent, unreachable or unreadable: the order does not wait for it.
      return { status: 'unavailable' };
    }
  }
}

function checkOf(answer: unknown): VatCheck {
  if (!Check(Answer, answer)) return { status: 'unavailable' };
  const { isValid, userError, name = NO_NAME } = answer;
  if (isValid && userError === 'VALID') return { status: 'valid', name: name === NO_NAME ? '' : name };
  return { status: userError === 'INVALID' ? 'invalid' : 'unavailable' };
}
