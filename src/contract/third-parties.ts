/** Third parties that measure visits: they run on every page after consent in the banner. The others request consent where their content would be. */
export const measuringIds = ['tagManager', 'adCall', 'pixel', 'renderMonitor'] as const;
export type MeasuringId = (typeof measuringIds)[number];
/** All third parties whose scripts, frames or pictures a page can load. */
export const thirdPartyIds = ['video', 'formEmbed', 'chat', ...measuringIds] as const;
export type ThirdPartyId = (typeof thirdPartyIds)[number];

/** Own forms that an external form service can replace. */
export const embeddedForms = ['contact', 'quotation', 'advice', 'newsletter'] as const;
export type EmbeddedForm = (typeof embeddedForms)[number];

/** Settings of a form service: its script, the account (`portal`), and the form that replaces each of ours. */
export interface FormEmbedSettings {
  script: string;
  portal: string;
  forms: Partial<Record<EmbeddedForm, string>>;
  /** Origins that it requests or frames, besides that of the script. */
  hosts?: readonly string[];
}

/** Measuring third parties of a site in a locale. */
export interface MeasuringSettings {
  /** Container of the tag manager; URL of its script if not Google's; origins that its tags call, besides those of Google Analytics. */
  tagManager?: { container: string; script?: string; hosts?: readonly string[] };
  /** Script that tracks phone calls from ads, and origins that it calls, besides its own. */
  adCall?: { script: string; hosts?: readonly string[] };
  /** URL of a tracking pixel, requested once on each page. */
  pixel?: { address: string };
  /** URL that receives rendering times of pages. */
  renderMonitor?: { ingest: string };
}

/** Third parties of a site in a locale. Those without a setting do not exist there: no button, no host in the content security policy. */
export interface ThirdPartySettings {
  /** Videos in documents. */
  video?: boolean;
  formEmbed?: FormEmbedSettings;
  /** URL of the chat's frame. */
  chat?: { frame: string };
  /** Absent if the site measures nothing. */
  measuring?: MeasuringSettings;
}

/** Entry of `Server-Timing` whose description is the nonce of the response, where third parties need one. */
export const nonceTiming = 'nonce';

/** Kinds of failures of third parties. */
export const thirdPartyFailures = ['blocked', 'timeout', 'broken'] as const;
/** `blocked`: its script did not load; `timeout`: it loaded but produced no result in time; `broken`: it threw an error. */
export type ThirdPartyFailure = (typeof thirdPartyFailures)[number];
