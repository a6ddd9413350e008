import type { OrderDocument } from '../../../../src/contract/document.js';
import { useApi } from '../../../core/api.js';
import { useRead } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';

/** Returns the download path of an order document in a format. */
const pathOf = (orderId: string, { kind, number }: OrderDocument, format: string): string =>
  `/forms/Orders/${encodeURIComponent(orderId)}/${kind === 'invoice' ? `invoice?number=${encodeURIComponent(number)}&` : `creditnotes/${encodeURIComponent(number)}?`}format=${format}`;

/** Download links for invoices and credit notes, in each available format. */
export const OrderDocuments = ({ orderId }: { orderId: string }) => {
  const t = useTexts('account');
  const documents = useRead(useApi().orders.documents.queryOptions({ id: orderId }));
  return (
    <ul>
      {documents.flatMap((document) =>
        document.formats.map((format) => (
          <li key={`${document.number} ${format}`}>
            <a href={pathOf(orderId, document, format)} data-reload="">
              {t(`order.paper.${document.kind}.${format}`, { number: document.number })}
            </a>
          </li>
        )),
      )}
    </ul>
  );
};
