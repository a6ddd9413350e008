/** Those that measure: on every page where they may, and asked about on arrival. The others ask where they would stand. */
export const measuringIds = ['tagManager', 'adCall', 'pixel', 'renderMonitor'] as const;
export type MeasuringId = (typeof measuringIds)[number];
/** Everybody beside the site itself whose scripts, frames or pictures a page can load. */
export const thirdPartyIds = ['video', 'formEmbed', 'chat', ...measuringIds] as const;
export type ThirdPartyId = (typeof thirdPartyIds)[number];

/** Forms of ours that a form service can stand in for. */
export const embeddedForms = ['contact', 'quotation', 'advice', 'newsletter'] as const;
export type EmbeddedForm = (typeof embeddedForms)[number];

/** A form service: its script, whose forms they are, and which of them stands for which of ours. */
export interface FormEmbedSettings {
  script: string;
  portal: string;
  forms: Partial<Record<EmbeddedForm, string>>;
  /** Origins it calls and shows frames of, beside the script's own. */
  hosts?: readonly string[];
}

/** What measures on the pages of a site in a locale. */
export interface MeasuringSettings {
  /** Container of the tag manager; where its script comes from when not from Google; origins its tags call beside Google Analytics'. */
  tagManager?: { container: string; script?: string; hosts?: readonly string[] };
  /** Script that follows ad calls, and origins it calls beside its own. */
  adCall?: { script: string; hosts?: readonly string[] };
  /** Address of a picture that is asked for once a page. */
  pixel?: { address: string };
  /** Where is told how fast pages are drawn. */
  renderMonitor?: { ingest: string };
}

/** Which third parties a site has in a locale. What is not set does not exist there: no button, no host in the policy. */
export interface ThirdPartySettings {
  /** Videos in what is written. */
  video?: boolean;
  formEmbed?: FormEmbedSettings;
  /** Address of the chat's frame. */
  chat?: { frame: string };
  /** Absent where nothing measures. */
  measuring?: MeasuringSettings;
}

/** How a third party can fail the visitor. */
export const thirdPartyFailures = ['blocked', 'timeout', 'broken'] as const;
/** `blocked`: it did not load; `timeout`: it loaded, and nothing came of it; `broken`: it raised an error. */
export type ThirdPartyFailure = (typeof thirdPartyFailures)[number];
