import { useLinkTo } from '../../core/link-to.js';

const documents = ['info:terms', 'info:withdrawal', 'info:privacy'] as const;

/** Links to terms, withdrawal and privacy documents; they open in a new tab. */
export const LegalLinks = () => {
  const linkTo = useLinkTo();
  const links = documents.flatMap((target) => linkTo(target) ?? []);
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};
