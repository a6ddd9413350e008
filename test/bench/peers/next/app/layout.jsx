import Link from 'next/link';
import { Frame } from '../../shared/pages.jsx';
import { layoutOf } from '../../shared/select.js';
import '../../shared/page.css';

export const metadata = { title: 'Quiet', description: 'Akoestische panelen' };

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>
        <Frame layout={layoutOf()} Link={Link}>
          {children}
        </Frame>
      </body>
    </html>
  );
}
