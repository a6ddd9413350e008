const names = new Set(
  'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid _ga _gl fbclid igshid msclkid ttclid twclid li_fat_id epik yclid mc_cid mc_eid _hsenc _hsmi mkt_tok vero_id'.split(
    ' ',
  ),
);
const families = ['utm_', 'mtm_', 'matomo_', 'pk_', 'hsa_'];

/**
 * Whether a parameter of an address tells who sent the visitor. Pages know nothing of these and lead nowhere with them: they
 * stay in the browser's own address, where scripts that measure find them.
 */
export const isOfCampaign = (name: string): boolean => names.has(name) || families.some((family) => name.startsWith(family));

/** What an address asks of a page, and what it says beside that. */
export const withoutCampaign = (search: URLSearchParams): URLSearchParams => new URLSearchParams([...search].filter(([name]) => !isOfCampaign(name)));
