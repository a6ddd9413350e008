/** Everybody beside the site itself whose scripts, frames or pictures a page can load. */
export const thirdPartyIds = ['video', 'formEmbed', 'chat'] as const;
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

/** Which third parties a site has in a locale. What is not set does not exist there: no button, no host in the policy. */
export interface ThirdPartySettings {
  /** Videos in what is written. */
  video?: boolean;
  formEmbed?: FormEmbedSettings;
  /** Address of the chat's frame. */
  chat?: { frame: string };
}

/** How a third party can fail the visitor. */
export const thirdPartyFailures = ['blocked', 'timeout', 'broken'] as const;
/** `blocked`: it did not load; `timeout`: it loaded, and nothing came of it; `broken`: it raised an error. */
export type ThirdPartyFailure = (typeof thirdPartyFailures)[number];
