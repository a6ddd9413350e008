import { Menu } from './menu.jsx';
import { Options } from './options.jsx';
import { Picture } from './picture.jsx';

const Links = ({ links, Link }) =>
  links.map(({ href, text }) => (
    <li key={href + text}>
      <Link href={href}>{text}</Link>
    </li>
  ));

/** Header and footer. @param Link the link of the framework */
export const Frame = ({ layout: { menu, footer }, Link, children }) => (
  <>
    <header>
      <Link href="/list">Quiet</Link>
      <Menu>
        <Links links={menu} Link={Link} />
      </Menu>
    </header>
    <main>{children}</main>
    <footer>
      <ul>
        <Links links={footer} Link={Link} />
      </ul>
    </footer>
  </>
);

/** @param filter the filter with the navigation of the framework */
export const List = ({ list: { title, cards }, filter, Link }) => (
  <>
    <h1>{title}</h1>
    {filter}
    <ul className="list">
      {cards.map(({ href, name, picture, colours, badge, price, lines }, at) => (
        <li key={href}>
          <Picture {...picture} alt="" sizes="(min-width: 1320px) 308px, (min-width: 768px) 30vw, 46vw" isFirst={at < 2} />
          <h2>
            <Link href={href}>{name}</Link>
          </h2>
          <svg aria-hidden="true" width="64" height="14" viewBox="0 0 64 14">
            {colours.slice(0, 4).map((colour, place) => (
              <circle key={colour} cx={7 + 16 * place} cy="7" r="6" fill={colour} />
            ))}
          </svg>
          {badge && <span>{badge}</span>}
          <p>
            vanaf <b>{price}</b> <small>incl. btw</small>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  </>
);

export const Product = ({ product: { name, summary, description, pictures, groups, attributes } }) => (
  <article>
    <h1>{name}</h1>
    <ul className="pictures">
      {pictures.map((picture, at) => (
        <li key={picture.base}>
          <Picture {...picture} sizes="(min-width: 768px) 46vw, 94vw" isFirst={at === 0} />
        </li>
      ))}
    </ul>
    <p>{summary}</p>
    <Options groups={groups} />
    {description.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <table>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.name}>
            <th>{attribute.name}</th>
            <td>{attribute.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </article>
);
