/** Printed product page, on one sheet: picture, chosen options, price, acoustic data and specifications, without what can only be used on a screen. */
export const productPrintCss = `
  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 5mm 9mm;

    > :first-child > section {
      position: static;
    }
    .row {
      overflow: hidden;
    }
    h1 {
      font-size: 2rem;
    }
    h2 {
      font-size: 1.25rem;
    }
    form,
    form div {
      gap: 1.5mm !important;
    }
    .choices > * + *,
    .choices ~ * {
      margin-top: 2mm !important;
      padding-top: 0;
      border: 0;
    }
    :is(.small, .count, .beyond, .about, .act, .beside, .by-hand, .save, .summary, .news),
    .choices :is(ul:not([data-supply]), a, input:not([inputmode]), select, figure, :is([data-kind='info'], [data-kind='success'], [data-kind='warning'], [data-kind='danger'])),
    .choices :is(details:not([data-option]), label:has(input:not(:checked, [inputmode])), label small, table + *),
    .choices :is([data-kind='Checkbox']:not(:has(:checked)), [data-kind='TextArea'], [data-kind='File'], [data-kind] :is(svg, img, p)),
    .choice > :not(output),
    details > :not(summary),
    .choices :is(summary, [data-supply] li) > svg,
    .choices ~ * details,
    .choices ~ * tr:has(a) {
      display: none;
    }
    .choices [data-supply] {
      gap: 0;
      margin: 0 !important;
    }
    .choices summary {
      grid-template-columns: minmax(0, auto) minmax(5.5em, 1fr) !important;
    }
    .choices [data-kind] {
      grid-template-columns: 2fr 3fr;
      align-items: baseline;
      min-height: 0;
      padding: 1mm 0 0 !important;
    }
    .choices [data-kind] > label:only-child {
      grid-column: 1 / -1;
      min-height: 0;
    }
    .choices :is([data-kind] label, .field, summary, details) {
      min-height: 0;
      padding-block: 0;
      border: 0;
      box-shadow: none;
      background: none;
    }
    .choices ~ * svg {
      max-height: 48mm;
    }
    section,
    table,
    tr {
      break-inside: avoid;
    }
    table {
      margin-top: 1mm !important;
    }
    dl {
      margin-block: 1mm !important;
    }
    dd {
      font-size: 1.5rem !important;
    }
    :is(th, td) {
      padding-block: 0.8mm !important;
    }
    .choices ~ * p {
      margin-top: 1mm;
      font-size: 0.875rem;
    }
  }
`;
