import { IsInt, Length, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { PROPERTY_LIMITS } from '../../properties/property-choices.ts';
import { normaliseEmail } from '../../shared/email-address.ts';
import { IsEmailAddress } from '../../shared/is-email-address.ts';
import { normaliseCode, normaliseLine, tidyLine, tidyText } from '../../shared/tidy-text.ts';
import type { FieldErrors } from '../../shared/failure.ts';
import { addDays, isDay, sofiaDay } from '../../shared/sofia-time.ts';
import { typedStotinki } from '../../shared/typed-number.ts';
import { fieldErrorsOf } from '../../shared/validation.ts';
import { HANDOVER_LIMITS as LIMITS, picturesOf } from './handover.ts';
import type { Handover, HandoverDirection, HandoverMeter, HandoverRoom } from './handover.ts';
import type { HandoverForm } from './handover-form.ts';

const landlordName = { message: 'error-handover-landlord-name' };
const tenantName = { message: 'error-handover-tenant-name' };
const landlordEmail = { invalid: 'error-handover-landlord-email' };
const tenantEmail = { invalid: 'error-handover-tenant-email' };
const tooLong = { message: 'error-text-too-long' };
const amount = { message: 'error-amount-in-digits' };

/** Days in the past and future within which a protocol can be dated. */
const DAYS = { before: 90, after: 31 } as const;

const FIELDS = [
  'on',
  'address',
  'landlordName',
  'landlordEmail',
  'tenantName',
  'tenantEmail',
  'meters',
  'rooms',
  'keys',
  'missing',
  'deposit',
  'kept',
] as const;

/** Rules of a protocol; empty rows are left out. */
export class HandoverCommand {
  readonly direction: HandoverDirection;

  readonly on: string;

  @Length(5, LIMITS.address, { message: 'error-handover-address' })
  readonly address: string;

  @Length(2, LIMITS.name, landlordName)
  readonly landlordName: string;

  @IsEmailAddress(landlordEmail)
  readonly landlordEmail: string;

  @Length(2, LIMITS.name, tenantName)
  readonly tenantName: string;

  @IsEmailAddress(tenantEmail)
  readonly tenantEmail: string;

  readonly meters: HandoverMeter[];

  @MaxLength(LIMITS.keys, tooLong)
  readonly keys: string;

  readonly rooms: HandoverRoom[];

  @MaxLength(LIMITS.missing, tooLong)
  readonly missing: string;

  @ValidateIf(({ deposit }: HandoverCommand) => deposit !== null)
  @Max(PROPERTY_LIMITS.deposit.to, { message: 'error-number-too-large' })
  @Min(0, amount)
  @IsInt(amount)
  readonly deposit: number | null;

  @Min(0, amount)
  @IsInt(amount)
  readonly kept: number;

  constructor(handover: Handover) {
    this.direction = handover.direction;
    this.on = handover.on;
    this.address = tidyLine(handover.address);
    this.landlordName = normaliseLine(handover.landlord.name);
    this.landlordEmail = normaliseEmail(handover.landlord.email);
    this.tenantName = normaliseLine(handover.tenant.name);
    this.tenantEmail = normaliseEmail(handover.tenant.email);
    this.meters = handover.meters
      .map((meter) => ({
        ...meter,
        number: normaliseLine(meter.number),
        reading: normaliseCode(meter.reading),
      }))
      .filter(({ number, reading, pictures }) => number !== '' || reading !== '' || pictures.length > 0);
    this.keys = tidyText(handover.keys);
    this.rooms = handover.rooms.map((room) => ({ ...room, notes: tidyText(room.notes) }));
    this.missing = tidyText(handover.missing);
    this.deposit = handover.deposit;
    this.kept = handover.kept;
  }

  /** Errors in the order of the form. */
  errorsAt(now: Date): FieldErrors {
    const errors = this.allErrors(now);
    return Object.fromEntries(FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
  }

  private allErrors(now: Date): FieldErrors {
    const keys = picturesOf(this);
    const meter = this.meters.findIndex(({ reading }) => !/^\d{1,9}([.,]\d{1,3})?$/.test(reading));
    return {
      ...(keys.length > LIMITS.pictures && { rooms: 'error-handover-pictures' }),
      ...(new Set(keys).size < keys.length && { rooms: 'error-picture-unknown' }),
      ...(meter >= 0 && { meters: 'error-handover-reading' }),
      ...(this.rooms.length === 0 && { rooms: 'error-handover-rooms' }),
      ...(this.rooms.some(({ state, notes }) => state === 'damaged' && notes === '') && {
        rooms: 'error-handover-damage',
      }),
      ...(this.keys === '' && { keys: 'error-handover-keys' }),
      ...(this.kept > (this.deposit ?? 0) && { kept: 'error-handover-kept' }),
      ...(this.landlordEmail === this.tenantEmail && {
        tenantEmail: 'error-handover-same-email',
      }),
      ...this.dayErrors(now),
      ...fieldErrorsOf(this),
    };
  }

  /** The protocol as it is stored and mailed. */
  get handover(): Handover {
    const { direction, on, address, meters, keys, rooms, missing, deposit, kept } = this;
    return {
      direction,
      on,
      address,
      landlord: { name: this.landlordName, email: this.landlordEmail },
      tenant: { name: this.tenantName, email: this.tenantEmail },
      meters,
      keys,
      rooms,
      missing,
      deposit,
      kept,
    };
  }

  private dayErrors(now: Date): FieldErrors {
    const today = sofiaDay(now);
    if (!isDay(this.on)) return { on: 'error-date-invalid' };
    if (this.on < addDays(today, -DAYS.before)) return { on: 'error-handover-too-old' };
    return this.on > addDays(today, DAYS.after) ? { on: 'error-handover-too-far' } : {};
  }
}

export function handoverOf(form: HandoverForm): Handover {
  const { direction, on, address, keys, missing } = form;
  return {
    direction,
    on,
    address,
    landlord: { name: form.landlordName, email: form.landlordEmail },
    tenant: { name: form.tenantName, email: form.tenantEmail },
    meters: form.meters.map(({ kind, number, reading, pictures }) => ({
      kind,
      number,
      reading,
      pictures: keysOf(pictures),
    })),
    keys,
    rooms: form.rooms.map(({ room, state, notes, pictures }) => ({
      room,
      state,
      notes,
      pictures: keysOf(pictures),
    })),
    missing,
    deposit: form.deposit.trim() === '' ? null : (typedStotinki(form.deposit) ?? Number.NaN),
    // Nothing is deducted when moving in.
    kept: form.direction === 'in' || form.kept.trim() === '' ? 0 : (typedStotinki(form.kept) ?? Number.NaN),
  };
}

const keysOf = (pictures: readonly { key: string }[]): string[] => pictures.map(({ key }) => key);
