import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** The styled components of a statement. An architecture test checks that each styled component is exported. */
const madeIn = (statement: Statement) => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => (init?.type === 'TaggedTemplateExpression' ? [init] : [])) : [];
};
/** A styled component as the compiler writes it: `styled.div.withConfig({ componentId: "sc-1-0" })` and its rules. */
const numbered = /^styled(?:\.(?<element>\w+)|\((?<component>\w+)\))\.withConfig\(\{ componentId: (?<name>"[\w-]+") \}\)`/;

/**
 * Replaces styled components in the bundles by elements with a class name. The stylesheets of the build contain the rules, so that the
 * bundles need neither the rules nor the library.
 */
export const staticParts = (): Plugin => ({
  name: 'static-parts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler(code, id) {
      let written = code;
      for (const { start, end } of this.parse(code).body.flatMap(madeIn).toReversed()) {
        const found = numbered.exec(code.slice(start, end))?.groups ?? this.error(`${id}: the build cannot parse a styled component`);
        const target = found.component ?? JSON.stringify(found.element);
        written = `${written.slice(0, start)}/* @__PURE__ */ part(${target}, ${found.name})${written.slice(end)}`;
      }
      return { code: `import { part } from '/client/theme/part.js';\n${written}`, map: null };
    },
  },
});
