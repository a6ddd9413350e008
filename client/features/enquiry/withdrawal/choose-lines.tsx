import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { brokenRules } from '../../../../src/contract/broken-rules.js';
import type { WithdrawalChoice, WithdrawalOffer } from '../../../../src/contract/withdrawal.js';
import { lineKey } from '../../../../src/domain/line-key.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { type TextKey, useTexts } from '../../../core/texts.js';
import { useFieldError } from '../../../ui/form/field-frame.js';
import { TextArea } from '../../../ui/form/fields.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { Icon } from '../../../ui/icon.js';
import { LinePicture } from '../../../ui/order/line-picture.js';
import { Remark } from '../../../ui/remark.js';
import { ChoiceForm, type ChoiceValues, choiceValuesOf } from './choice-values.js';
import { StepText, WithdrawnLines } from './withdrawal.styles.js';

/** Second step: choice of the lines, and the button that confirms the withdrawal. */
export const ChooseLines = ({ offer }: { offer: WithdrawalOffer }) => {
  const t = useTexts('form');
  const states = useTexts('account');
  const rules = useTexts('yup');
  const href = useHref();
  const { date, day } = useFormat();
  const { navigate, place } = useNavigation();
  const [key] = useState(() => globalThis.crypto.randomUUID());
  const api = useApi();
  const asOwner = useMutation(api.orders.withdraw.mutationOptions());
  const withKey = useMutation(api.orders.withdrawChecked.mutationOptions());
  const [order, proof] = [place.search.get('order') ?? undefined, place.search.get('proof') ?? undefined];
  const can = offer.lines.filter(({ refusal }) => refusal === null);
  const { values, isPosted } = choiceValuesOf(can, place.search);
  const broken = (isPosted ? brokenRules(ChoiceForm.safeParse(values).error ?? { issues: [] }) : []).map((rule) => ({
    ...rule,
    message: rules(rule.code.replace(/^yup\./, '') as TextKey<'yup'>, rule.params as Record<string, string>),
  }));
  const isOfBusiness = offer.lines.every(({ refusal }) => refusal === 'business');
  const send = async (choice: WithdrawalChoice) => {
    const once = { idempotencyKey: key };
    const made = await (order ? asOwner.mutateAsync({ input: { id: order, ...choice }, ...once }) : withKey.mutateAsync({ input: { token: proof ?? '', ...choice }, ...once }));
    await navigate(href('withdrawal', undefined, { order, proof, done: made.id }));
  };
  return (
    <StepText>
      <small>{t('withdrawal.choose.step')}</small>
      <h2>{t('withdrawal.choose.title')}</h2>
      <p>
        {t('withdrawal.choose.order', { number: offer.number ?? '', date: date(offer.placedAt ?? '') })} <em>{states(`orders.states.${offer.state}`)}</em>
      </p>
      {broken.length === 0 && <PostedProblem />}
      {can.length > 0 ? (
        <>
          <p>{t('withdrawal.choose.until', { day: day(offer.until) })}</p>
          <SubmittedForm
            schema={ChoiceForm}
            initial={values}
            errors={isPosted ? broken : undefined}
            send={send}
            submit={t('withdrawal.confirm')}
            action="/forms/withdrawal/confirm"
            aside={<a href={href('withdrawal')}>{t('withdrawal.choose.other')}</a>}
          >
            {order ? <input type="hidden" name="order" value={order} /> : <input type="hidden" name="proof" value={proof} />}
            <input type="hidden" name="key" value={key} suppressHydrationWarning />
            <Lines offer={offer} />
            <TextArea<ChoiceValues> name="reason" label={t('withdrawal.choose.reason')} hint={t('withdrawal.choose.reasonHint')} rows={3} isOptional />
            <p>{t('withdrawal.choose.statement')}</p>
          </SubmittedForm>
        </>
      ) : (
        <>
          <Remark kind="info">{t(isOfBusiness ? 'withdrawal.refusals.business' : 'withdrawal.choose.nothing')}</Remark>
          <WithdrawnLines as="div">
            <Refused offer={offer} />
          </WithdrawnLines>
          <a href={href('withdrawal')}>{t('withdrawal.choose.other')}</a>
        </>
      )}
    </StepText>
  );
};

const Lines = ({ offer }: { offer: WithdrawalOffer }) => {
  const t = useTexts('form');
  const { register, formState } = useFormContext<ChoiceValues>();
  const error = useFieldError('lines');
  return (
    <WithdrawnLines>
      <legend className="visually-hidden">{t('withdrawal.choose.title')}</legend>
      {offer.lines
        .filter(({ refusal }) => refusal === null)
        .map((line) => (
          <div key={line.id} className="row">
            <label>
              <input
                type="checkbox"
                value={line.id}
                defaultChecked={formState.defaultValues?.lines?.includes(line.id)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && 'none-chosen'}
                {...register('lines')}
              />
              <LineFacts line={line} />
            </label>
            <Pieces line={line} />
          </div>
        ))}
      {error && (
        <p id="none-chosen" data-error="">
          <Icon name="danger" size={18} />
          {t('withdrawal.choose.noneChosen')}
        </p>
      )}
      <Refused offer={offer} />
    </WithdrawnLines>
  );
};

/** Field for the pieces of a line; a hidden one when only one is left. */
const Pieces = ({ line: { id, name, left } }: { line: WithdrawalOffer['lines'][number] }) => {
  const t = useTexts('form');
  const { number } = useFormat();
  const { register, formState } = useFormContext<ChoiceValues>();
  const key = lineKey(id);
  const error = useFieldError(`quantities.${key}`);
  const field = { defaultValue: formState.defaultValues?.quantities?.[key], ...register(`quantities.${key}`) };
  if (left === 1) return <input type="hidden" {...field} />;
  return (
    <div className="pieces">
      <label>
        {t('withdrawal.choose.howMany', { count: number(left) })}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-label={t('withdrawal.choose.howManyOf', { name, count: number(left) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${key}-error`}
          {...field}
        />
      </label>
      {error && (
        <p id={`${key}-error`} data-error="">
          <Icon name="danger" size={18} />
          {t('withdrawal.choose.wrongQuantity', { count: number(left) })}
        </p>
      )}
    </div>
  );
};

/** Lines that cannot be withdrawn, with the reason. */
const Refused = ({ offer: { lines, until } }: { offer: WithdrawalOffer }) => {
  const t = useTexts('form');
  const { day } = useFormat();
  return lines.map(
    (line) =>
      line.refusal && (
        <div key={line.id} className="refused">
          <span className="no" aria-hidden="true">
            <Icon name="close" size={16} />
          </span>
          <LineFacts line={line} why={t(`withdrawal.refusals.${line.refusal}`, { day: day(until) })} />
        </div>
      ),
  );
};

const LineFacts = ({ line, why }: { line: WithdrawalOffer['lines'][number]; why?: string }) => {
  const t = useTexts('form');
  const { money, number, labelled } = useFormat();
  return (
    <>
      <span className="picture">
        <LinePicture line={line} sizes="72px" />
      </span>
      <span className="facts">
        <strong>{line.name}</strong>
        <small>{[line.colour, ...line.choices.map(({ label, value }) => labelled(label, value))].filter(Boolean).join(' · ')}</small>
        <small>{t('withdrawal.choose.pieces', { count: number(line.quantity) })}</small>
        {why && <small className="why">{why}</small>}
      </span>
      <b>{money(line.total.includingVat)}</b>
    </>
  );
};
