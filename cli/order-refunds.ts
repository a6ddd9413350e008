import { Command } from 'commander';
import type { OrderMove } from '../src/contract/order-move.js';
import { formatMoney } from '../src/embedded/formats.js';
import { Fulfilment, type Rehearsal, type RepaidAmounts, type Returned, type SomePieces } from '../src/embedded/fulfilment/fulfilment.service.js';
import { type OrderRecord, OrderRecords } from '../src/embedded/fulfilment/order-records.service.js';
import { amountOf } from './support/amount.js';
import { asConfirmed, confirmed, type Confirmed } from './support/confirm.js';
import { Failure, UsageFailure } from './support/failure.js';
import { operator } from './support/operator.js';
import { chosenOrder, done } from './support/order-command.js';
import { orderNumber, repeated } from './support/order-options.js';
import { pick, typed } from './support/pick.js';
import { asJson, printDone, type Printed } from './support/print.js';
import { openTerminal } from './support/terminal.js';
import { withShop } from './support/with-shop.js';
import { integerUpTo } from './support/whole-number.js';

interface Chosen extends Printed, Confirmed {
  line?: number[];
  quantity?: number[];
  delivery?: true;
  amount?: number;
  all?: true;
}
type Part = 'rest' | SomePieces | { amount: number };

const pieceCount = integerUpTo(9999);

/** Lines and quantities of the options, as ids of lines. @throws UsageFailure */
const piecesOf = ({ order }: OrderRecord, { line = [], quantity = [], delivery }: Chosen): SomePieces => {
  if (quantity.length && quantity.length !== line.length) throw new UsageFailure('Give one --quantity for each --line, in the same order, or none for all pieces that are left.');
  const pieces = line.map((number, at) => {
    const found = order.lines[number - 1];
    if (!found) throw new UsageFailure(`Order ${order.number} has lines 1 to ${order.lines.length}.`);
    return { id: found.id, quantity: quantity[at] };
  });
  return { pieces, withDelivery: delivery };
};

/** Lets a person choose what to give back. */
const askPart = async ({ order, left, refundable }: OrderRecord, move: OrderMove): Promise<Part> => {
  const terminal = openTerminal();
  const ways = ['--line <number>', ...(move === 'refund' ? ['--amount <amount>'] : []), '--all'].join(', ');
  if (!terminal) throw new UsageFailure(`Say what to ${move === 'returned' ? 'record as returned' : move}: ${ways}.`);
  const all = move === 'refund' ? `Everything that is left, ${formatMoney({ amount: refundable, currency: order.currency }, order.locale)}` : 'Everything';
  const lines = order.lines.map(({ id, name, quantity }, at) => ({
    value: String(at),
    label: `Line ${at + 1}: ${name}`,
    hint: move === 'returned' ? `${quantity} ordered` : `${left.get(id) ?? 0} of ${quantity} left`,
  }));
  const choice = await pick(`What? (${move})`, [...lines, ...(move === 'refund' ? [{ value: 'amount', label: 'An amount' }] : []), { value: 'all', label: all }], terminal);
  if (choice === 'all') return 'rest';
  if (choice === 'amount') return { amount: await typed('Amount', amountOf, terminal) };
  return { pieces: [{ id: order.lines[Number(choice)]!.id, quantity: await typed('How many pieces?', pieceCount, terminal) }] };
};

const partOf = (record: OrderRecord, chosen: Chosen, move: OrderMove): Promise<Part> | Part => {
  const { line, quantity, delivery, amount, all } = chosen;
  if ([line, amount, all].filter((one) => one !== undefined).length > 1) throw new UsageFailure('Give only one of --line, --amount and --all.');
  if (line === undefined && (quantity ?? delivery) !== undefined) throw new UsageFailure('--quantity and --delivery need --line.');
  if (line) return piecesOf(record, chosen);
  if (amount !== undefined) return { amount };
  return all ? 'rest' : askPart(record, move);
};

/** What an action would do, in lines. */
const effectsOf = ({ order }: OrderRecord, part: Part, { result: { amount, order: after }, mails }: Rehearsal<RepaidAmounts>): string[] => {
  const { details, number, state, locale, currency, lines } = order;
  const { firstName, lastName, email } = details!.contact;
  const pieces = typeof part === 'object' && 'pieces' in part ? part.pieces : [];
  return [
    `Order ${number} of ${details!.company ?? `${firstName} ${lastName}`} (${email}) is ${state}${after.state === state ? '' : `, and becomes ${after.state}`}`,
    ...pieces.map(({ id, quantity }) => {
      const { sku, name } = lines.find((line) => line.id === id)!;
      return `${quantity ?? 'all left'} × ${sku} ${name}`;
    }),
    amount ? `${formatMoney({ amount, currency }, locale)} is refunded; a mail follows when it is paid` : 'No money is refunded',
    ...mails.map(({ to, subject }) => `Mail to ${to}: ${subject}`),
  ];
};

interface Action<Result extends RepaidAmounts> {
  move: OrderMove;
  question: (record: OrderRecord, result: Result) => string;
  run: (ops: Fulfilment, number: string, part: Part) => Promise<Result | undefined>;
  report: (result: Result, printed: Printed) => void;
}

/** Chooses order and part, shows what would happen, asks, and does it. */
const perform = <Result extends RepaidAmounts>(given: string | undefined, chosen: Chosen, { move, question, run, report }: Action<Result>): Promise<void> =>
  withShop(async (shop) => {
    const number = await chosenOrder(shop, given, move);
    const record = await done(number, shop.get(OrderRecords, { strict: false }).find(number));
    const part = await partOf(record, chosen, move);
    const ops = shop.get(Fulfilment, { strict: false });
    const ids = record.order.lines.map(({ id }) => id);
    if (!chosen.yes) {
      const rehearsal = await ops.rehearse((rehearsing) => done(number, run(rehearsing, number, part), ids));
      await confirmed(question(record, rehearsal.result), { effects: effectsOf(record, part, rehearsal) });
    }
    report(await done(number, run(ops, number, part), ids), chosen);
  });

const reportMoney = ({ order, amount }: RepaidAmounts, printed: Printed): void => {
  const { number, state, locale, currency } = order;
  const money = amount ? `${formatMoney({ amount, currency }, locale)} will be refunded` : 'nothing was paid';
  printDone({ number, state, amount, currency }, `Order ${number} is ${state}; ${money}`, printed);
};
const moneyOf = ({ order: { locale, currency }, amount }: RepaidAmounts): string => formatMoney({ amount, currency }, locale);

const command = (name: OrderMove, description: string, examples: readonly string[]) =>
  new Command(name)
    .description(description)
    .addArgument(orderNumber())
    .option('--line <number>', 'line of the order, as orders show numbers them; repeatable', repeated(integerUpTo(1000)))
    .option('--quantity <count>', 'pieces of the line; one for each --line, or none for all that are left', repeated(pieceCount))
    .option('--all', 'everything that is left')
    .addOption(asConfirmed())
    .addOption(asJson())
    .addHelpText('after', examples.map((words, at) => `${at ? '         ' : '\nExample: '}npm run cli -- orders ${name} ENC-2026-000042 ${words}`).join('\n'));

const withDelivery = 'with --line: also what is left of the delivery price';

const cancel = command('cancel', 'Cancels an order or some of its pieces: returns them to the stock, refunds them and mails the reason to the buyer', [
  '--all --reason "the colour is no longer made"',
  '--line 2 --quantity 3 --reason "three pieces were damaged"',
])
  .requiredOption('--reason <text>', 'text for the buyer')
  .option('--delivery', withDelivery)
  .action((given: string | undefined, { reason, ...chosen }: Chosen & { reason: string }) =>
    perform(given, chosen, {
      move: 'cancel',
      question: ({ order }, { order: after }) => (after.state === 'cancelled' ? `Cancel order ${order.number}?` : `Cancel these pieces of order ${order.number}?`),
      run: (ops, number, part) => (typeof part === 'object' && 'pieces' in part ? ops.cancelPieces(number, part, reason) : ops.cancel(number, reason)),
      report: reportMoney,
    }),
  );

const refund = command('refund', 'Refunds pieces, an amount, or everything; the buyer keeps the goods. An order that is refunded completely gets the state refunded', [
  '--line 2 --quantity 3',
  '--amount 12.50',
  '--all --yes',
])
  .option('--amount <amount>', 'amount in the currency of the order', amountOf)
  .option('--delivery', withDelivery)
  .action((given: string | undefined, chosen: Chosen) =>
    perform(given, chosen, {
      move: 'refund',
      question: ({ order }, result) => `Refund ${moneyOf(result)} for order ${order.number}?`,
      run: (ops, number, part) => ops.refund(number, part),
      report: reportMoney,
    }),
  );

const returned = command('returned', 'Records that the goods of a withdrawal are back, all or some pieces, and refunds them', ['--all --restock', '--line 1 --quantity 2'])
  .option('--restock', 'also puts these pieces back in stock, each once; only for goods that can be sold as new')
  .action((given: string | undefined, { restock, ...chosen }: Chosen & { restock?: true }) =>
    perform<Returned>(given, chosen, {
      move: 'returned',
      question: ({ order }, result) => `Refund ${moneyOf(result)} for the returned goods of order ${order.number}?`,
      run: async (ops, number, part) => {
        const result = await ops.returned(number, typeof part === 'object' && 'pieces' in part ? part : 'rest', restock && operator());
        if (result?.refunds === 0 && result.restocked === 0)
          throw new Failure(`No refund of order ${number} waits for returned goods${restock ? ', and no pieces are to be put back in stock' : ''}`);
        return result;
      },
      report: ({ order, refunds, restocked, amount }, printed) => {
        const effects = [
          ...(refunds ? [`The goods of order ${order.number} will be refunded: ${moneyOf({ order, amount })}`] : []),
          ...(restocked ? [`${restocked} pieces are back in stock`] : []),
        ];
        printDone({ number: order.number!, refunds, restocked, amount, currency: order.currency }, effects.join('; '), printed);
      },
    }),
  );

export const orderRefundCommands = [cancel, refund, returned];
