import type { ConfigurationOption, OptionValue } from '../../src/contract/configuration.js';

/** Optional radio buttons without values, surcharge and messages. */
export const configurationOption = (over: Partial<ConfigurationOption>): ConfigurationOption => ({
  id: 'fixing',
  kind: 'Radio',
  label: 'Bevestiging',
  help: null,
  isAllowed: true,
  isRequired: false,
  choice: null,
  values: [],
  range: null,
  dimensions: null,
  maximumLength: null,
  accepts: [],
  surcharge: null,
  messages: [],
  ...over,
});

export const optionValue = (id: string, label: string, over: Partial<OptionValue> = {}): OptionValue => ({
  id,
  label,
  picture: null,
  hex: null,
  surcharge: null,
  isAllowed: true,
  condition: null,
  ...over,
});
