const names = new Set(
  'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid _ga _gl fbclid igshid msclkid ttclid twclid li_fat_id epik yclid mc_cid mc_eid _hsenc _hsmi mkt_tok vero_id'.split(
    ' ',
  ),
);
const families = ['utm_', 'mtm_', 'matomo_', 'pk_', 'hsa_'];

/**
 * Whether a query parameter identifies the campaign that the visitor came from. Pages ignore these parameters and leave them out of links.
 * They stay in the browser's address bar, where measuring scripts read them.
 */
export const isOfCampaign = (name: string): boolean => names.has(name) || families.some((family) => name.startsWith(family));

/** Query parameters without those of campaigns. */
export const withoutCampaign = (search: URLSearchParams): URLSearchParams => new URLSearchParams([...search].filter(([name]) => !isOfCampaign(name)));
