import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { ThirdPartySettings } from '../../src/contract/third-parties.js';
import { ApiProvider } from '../../client/core/api.js';
import { AppProvider } from '../../client/core/app-context.js';
import { ConsentProvider } from '../../client/core/consent.js';
import { TextStore } from '../../client/core/text-store.js';
import { TextsProvider } from '../../client/core/texts.js';
import { messageFile, type Namespace, type Tree } from '../../client/core/messages.js';
import { LoadTextsProvider } from '../../client/core/load-texts.js';
import { NavigationProvider } from '../../client/core/page.js';
import { createQueryClient } from '../../client/core/query-client.js';
import { ThirdPartiesProvider } from '../../client/core/third-parties.js';
import { ToastProvider } from '../../client/core/toasts.js';
import { Toaster } from '../../client/ui/toast/toaster.js';
import type { AppRouter } from '../../src/trpc/app.router.js';

/**
 * Responses of the tRPC endpoint by procedure path, called with the input. A response arrives in a later task, as over a network:
 * a component that sends a request while it mounts has subscribed by then. A promise responds when it resolves.
 */
export type Answers = Record<string, (input: unknown) => unknown>;

const answering =
  (answers: Answers): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const answer = answers[op.path];
      if (!answer) return observer.error(TRPCClientError.from(new Error(`No answer for ${op.path}`)));
      const tell = (data: unknown) =>
        void setTimeout(() => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        });
      const data = answer(op.input);
      if (data instanceof Promise) data.then(tell, (error: Error) => observer.error(TRPCClientError.from(error)));
      else tell(data);
    });

const locale = 'nl-NL';
const texts = (namespace: Namespace) => JSON.parse(readFileSync(messageFile(locale, namespace), 'utf8')) as Tree;

interface Setting {
  namespaces: readonly Namespace[];
  answers?: Answers;
  /** Query string of the page URL. */
  search?: string;
  thirdParties?: ThirdPartySettings;
  /** Called with every path to which the component navigates. */
  onNavigate?(path: string): void;
}

/** Renders a component in Dutch, with the providers of the app and a fake tRPC endpoint. */
export const renderInApp = (children: ReactNode, { namespaces, answers = {}, search = '', thirdParties = {}, onNavigate }: Setting): { queryClient: QueryClient } => {
  const queryClient = createQueryClient();
  const client = createTRPCClient<AppRouter>({ links: [answering(answers)] });
  const textStore = new TextStore(locale, Object.fromEntries(['global' as const, ...namespaces].map((namespace) => [namespace, texts(namespace)])));
  render(
    <AppProvider locale={locale} vat="incl">
      <TextsProvider store={textStore}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={createTRPCOptionsProxy<AppRouter>({ client, queryClient })}>
            <ThirdPartiesProvider value={thirdParties}>
              <LoadTextsProvider value={() => Promise.resolve()}>
                <ConsentProvider initial={[]}>
                  <NavigationProvider
                    value={{
                      place: { key: 'home', params: {}, search: new URLSearchParams(search) },
                      info: { title: '' },
                      origin: 'https://shop.example',
                      navigate: async (path) => onNavigate?.(path),
                    }}
                  >
                    <ToastProvider>
                      <Suspense>{children}</Suspense>
                      <Toaster />
                    </ToastProvider>
                  </NavigationProvider>
                </ConsentProvider>
              </LoadTextsProvider>
            </ThirdPartiesProvider>
          </ApiProvider>
        </QueryClientProvider>
      </TextsProvider>
    </AppProvider>,
  );
  return { queryClient };
};
