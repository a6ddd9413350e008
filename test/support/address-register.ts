import { createServer } from 'node:http';
import { close, listen } from './listen.js';

export interface AddressRegisterStub {
  variables: Record<string, string>;
  /** Responses by postcode and house number, such as `1012LG 1`: an address, an HTTP status, or `nothing` for no response. */
  places: Map<string, { straatnaam: string; woonplaatsnaam: string } | number | 'nothing'>;
  asked: string[];
  stop(): Promise<void>;
}

/** Fake address register with the API of PDOK's Locatieserver. */
export const startAddressRegister = async (): Promise<AddressRegisterStub> => {
  const server = createServer((request, response) => {
    const filters = new URL(request.url!, 'http://register.example').searchParams.getAll('fq');
    const valueOf = (name: string) => filters.find((filter) => filter.startsWith(`${name}:`))?.slice(name.length + 1);
    const place = `${valueOf('postcode')} ${valueOf('huisnummer')}`;
    register.asked.push(place);
    const found = register.places.get(place);
    if (found === 'nothing') return;
    response.writeHead(typeof found === 'number' ? found : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ response: { numFound: found ? 1 : 0, docs: found ? [found] : [] } }));
  });
  const url = await listen(server);
  const register: AddressRegisterStub = {
    variables: { ADDRESS_REGISTER_URL: `${url}/free` },
    places: new Map([['1012LG 1', { straatnaam: 'Damrak', woonplaatsnaam: 'Amsterdam' }]]),
    asked: [],
    stop: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
  return register;
};
