import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { type Locale, localeTable } from '../../contract/locales.js';
import { href } from '../../contract/routes.js';
import { fieldsOf } from '../../domain/choices-query.js';
import { roomQuery } from '../../domain/room-query.js';
import { writtenTime } from '../../domain/written-words.js';
import { localTime } from '../../domain/zoned-time.js';
import { formatDateTime, formatDay, formatNumber } from '../formats.js';
import type { EnquiredGoods, EnquiryField } from '../mail/enquiry-mail-view.js';
import type { UploadRow } from '../uploads/uploads.service.js';
import type { AppointmentRow } from './appointments.service.js';
import type { enquiryTable } from './enquiries.tables.js';
import type { EnquiryLine } from './enquiries.types.js';
import { RoomAdviser, roomIn } from './room-advice.js';

export type EnquiryRow = typeof enquiryTable.$inferSelect;
/** Files and appointment of an enquiry. */
export interface Belongings {
  files: readonly UploadRow[];
  /** Ids of files that are too large to attach to the mail. */
  left: ReadonlySet<string>;
  booked: AppointmentRow | undefined;
}

const megabytes = (bytes: number, locale: Locale): string => `${formatNumber(bytes / 1_048_576, locale, 1)}\u00a0MB`;
const colours = ({ sku, colour, choices }: EnquiryLine): string[] => [[sku, colour].filter(Boolean).join(' · '), ...choices.map(({ label, value }) => `${label}: ${value}`)];

/** Formats an enquiry for the mail to the shop, in the sender's language, because the reply is written in that language. */
@Injectable()
export class EnquiryFields {
  constructor(
    private readonly i18n: I18nService,
    private readonly rooms: RoomAdviser,
  ) {}

  /** The fields that were filled in, with their names. */
  async of(row: EnquiryRow, belongings: Belongings): Promise<EnquiryField[]> {
    const { name, company, email, phone, message, orderNumber, jobOffer, locale, receivedAt, isAcknowledged } = row;
    const plain = { name, company, email, phone, message, orderNumber };
    return [
      ...Object.entries(plain).flatMap(([field, value]) => (value ? [{ name: field, value: value.split(/\r?\n/) }] : [])),
      ...(jobOffer ? [{ name: 'jobOffer', value: jobOffer, path: href('jobOfferDetail', locale, { slug: jobOffer }) }] : []),
      ...(row.room ? await this.room(row.room, locale) : []),
      ...this.appointment(row, belongings.booked),
      ...this.files(belongings, locale),
      { name: 'language', value: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale },
      { name: 'received', value: formatDateTime(receivedAt, locale) },
      ...(isAcknowledged ? [] : [{ name: 'notAcknowledged', value: this.translate('mail.enquiry.notAcknowledgedText', locale) }]),
    ];
  }

  /** Goods of the enquiry, each with the path of its product page with the same choices. */
  goods(lines: readonly EnquiryLine[], locale: Locale): EnquiredGoods[] {
    return lines.map((line) => {
      const path = `${href('productDetail', locale, { slug: line.slug })}?${new URLSearchParams(line.configured ? fieldsOf(line.configured).map(([name, value]) => [name, value]) : [])}`;
      return { name: line.name, quantity: line.quantity, facts: colours(line), total: line.total, path: path.replace(/\?$/, '') };
    });
  }

  /** An appointment's day and time in the time zone of the place. If the time differs in the sender's time zone, the text names the city. */
  when({ appointmentDay, appointmentTime, locale }: EnquiryRow, { startsAt }: Pick<AppointmentRow, 'startsAt'>, city: string): string {
    const { minutes } = localTime(startsAt, localeTable[locale].timeZone);
    const isSameClock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` === appointmentTime;
    const written = writtenTime(appointmentTime!, locale);
    const time = isSameClock ? written : this.translate('mail.appointment.clock', locale, { time: written, city });
    return `${formatDay(appointmentDay!, locale)}, ${time}`;
  }

  translate(key: string, locale: Locale, args: Record<string, unknown> = {}): string {
    return this.i18n.translate(`components.${key}`, { lang: locale, args });
  }

  private async room(query: string, locale: Locale): Promise<EnquiryField[]> {
    const input = roomIn(query);
    if (!input) return [{ name: 'room', value: query }];
    const { volume, now, lowest, highest, panels } = await this.rooms.of(input, locale);
    const { use, length, width, height } = input.room;
    const [metres, seconds] = [(value: number) => formatNumber(value, locale, 2), (value: number) => `${formatNumber(value, locale, 2)}\u00a0s`];
    const size = `${metres(length)} × ${metres(width)} × ${metres(height)}\u00a0m, ${formatNumber(volume, locale)}\u00a0m³`;
    const kind = String(this.i18n.translate(`project.calculator.uses.${use}`, { lang: locale }));
    return [
      { name: 'room', value: [kind, size], path: `/forms/room?${new URLSearchParams(roomQuery(input))}` },
      { name: 'timeNow', value: seconds(now) },
      { name: 'timeWanted', value: lowest > 0 ? `${seconds(lowest)} – ${seconds(highest)}` : `≤ ${seconds(highest)}` },
      ...(panels ? [{ name: 'panels', value: [`${panels.pieces} × ${panels.name}`, seconds(panels.treated)], path: href('productDetail', locale, { slug: panels.slug }) }] : []),
    ];
  }

  private appointment({ appointment, appointmentDay, appointmentTime, locale }: EnquiryRow, booked: AppointmentRow | undefined): EnquiryField[] {
    if (!appointment) return [];
    const said = [this.translate(`mail.appointment.${appointment}`, locale), `${formatDay(appointmentDay!, locale)}, ${writtenTime(appointmentTime!, locale)}`];
    const until = booked && !booked.confirmedAt ? formatDateTime(booked.heldUntil!, locale) : undefined;
    if (until) return [{ name: 'appointment', value: [...said, this.translate('mail.appointment.held', locale, { until })] }];
    return [{ name: 'appointment', value: booked ? said : [...said, this.translate('mail.appointment.notFree', locale)] }];
  }

  private files({ files, left }: Belongings, locale: Locale): EnquiryField[] {
    if (!files.length) return [];
    const said = files.map(({ id, name, size }) => `${name} (${megabytes(size, locale)})${left.has(id) ? ` – ${this.translate('mail.enquiry.fileLeft', locale)}` : ''}`);
    return [{ name: 'files', value: said }];
  }
}
