import { IsInt, Max, Min } from 'class-validator';
import type { FieldErrors } from '../../shared/failure.ts';
import { isDay } from '../../shared/sofia-time.ts';
import { typedCount, typedStotinki } from '../../shared/typed-number.ts';
import { fieldErrorsOf } from '../../shared/validation.ts';
import { writtenLeva } from '../../shared/written-number.ts';
import type { Language } from '../../shared/language.ts';
import { LEAVING_LIMITS as LIMITS } from './leaving.ts';
import type { Leaving, NoticeUnit } from './leaving.ts';

/** Terms of the contract as form values; money in leva. */
export type LeavingForm = {
  noticeCount: string;
  noticeUnit: NoticeUnit;
  /** `YYYY-MM-DD`; empty before the notice. */
  noticeGivenOn: string;
  /** `YYYY-MM-DD`; empty without a minimum term. */
  termEndsOn: string;
  rentDay: string;
  owed: string;
  depositDays: string;
};

const notice = { message: 'error-leaving-notice' };
const rentDay = { message: 'error-leaving-rent-day' };
const amount = { message: 'error-amount-in-digits' };
const depositDays = { message: 'error-leaving-deposit-days' };

/** Rules of the terms. Empty fields have defaults: no notice, the first of the month, no deduction. */
export class LeavingCommand {
  @Min(0, notice)
  @IsInt(notice)
  readonly noticeCount: number;

  @Max(LIMITS.rentDay.to, rentDay)
  @Min(LIMITS.rentDay.from, rentDay)
  @IsInt(rentDay)
  readonly rentDay: number;

  @Min(0, amount)
  @IsInt(amount)
  readonly owed: number;

  @Max(LIMITS.depositDays.to, depositDays)
  @Min(0, depositDays)
  @IsInt(depositDays)
  readonly depositDays: number;

  private readonly unit: NoticeUnit;
  private readonly givenOn: string | null;
  private readonly termEndsOn: string | null;

  constructor(form: LeavingForm) {
    this.noticeCount = typed(form.noticeCount, typedCount, 0);
    this.unit = form.noticeUnit;
    this.givenOn = form.noticeGivenOn === '' ? null : form.noticeGivenOn;
    this.termEndsOn = form.termEndsOn === '' ? null : form.termEndsOn;
    this.rentDay = typed(form.rentDay, typedCount, 1);
    this.owed = typed(form.owed, typedStotinki, 0);
    this.depositDays = typed(form.depositDays, typedCount, 0);
  }

  /**
   * @param deposit stotinki
   * @param today `YYYY-MM-DD`
   */
  errorsAt(deposit: number, today: string): FieldErrors {
    const isGiven = this.givenOn === null || (isDay(this.givenOn) && this.givenOn <= today);
    return {
      ...(this.noticeCount > LIMITS.notice[this.unit].to && { noticeCount: notice.message }),
      ...(this.termEndsOn !== null && !isDay(this.termEndsOn) && { termEndsOn: 'error-date-invalid' }),
      ...(!isGiven && { noticeGivenOn: 'error-leaving-notice-given' }),
      ...(this.owed > deposit && { owed: 'error-leaving-owed' }),
      ...fieldErrorsOf(this),
    };
  }

  get leaving(): Leaving {
    const { noticeCount: count, unit, givenOn } = this;
    return {
      notice: { count, unit },
      noticeGivenOn: givenOn,
      termEndsOn: this.termEndsOn,
      rentDay: this.rentDay,
      owed: this.owed,
      depositDays: this.depositDays,
    };
  }
}

export function leavingFormOf(leaving: Leaving, language: Language): LeavingForm {
  const { notice: asked, noticeGivenOn } = leaving;
  return {
    noticeCount: String(asked.count),
    noticeUnit: asked.unit,
    noticeGivenOn: noticeGivenOn ?? '',
    termEndsOn: leaving.termEndsOn ?? '',
    rentDay: String(leaving.rentDay),
    owed: leaving.owed === 0 ? '' : writtenLeva(leaving.owed, language),
    depositDays: String(leaving.depositDays),
  };
}

/** `usual` for an empty text, NaN for an invalid one. */
function typed(text: string, parse: (text: string) => number | null, usual: number): number {
  return text.trim() === '' ? usual : (parse(text) ?? Number.NaN);
}
