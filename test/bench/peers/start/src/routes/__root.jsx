import { useSuspenseQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { Frame } from '../../../shared/pages.jsx';
import styles from '../../../shared/page.css?url';
import { Link } from '../link.jsx';
import { layoutQuery } from '../queries.js';

const Document = ({ children }) => (
  <html lang="nl">
    <head>
      <HeadContent />
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

const Root = () => {
  const { data } = useSuspenseQuery(layoutQuery());
  return (
    <Frame layout={data} Link={Link}>
      <Outlet />
    </Frame>
  );
};

export const Route = createRootRouteWithContext()({
  loader: ({ context }) => context.queryClient.ensureQueryData(layoutQuery()),
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }, { title: 'Quiet' }, { name: 'description', content: 'Akoestische panelen' }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  shellComponent: Document,
  component: Root,
  notFoundComponent: () => <p>Niet gevonden</p>,
});
