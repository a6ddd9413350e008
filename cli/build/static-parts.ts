import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** The styled components of a statement; architecture tests see to it that each is exported. */
const madeIn = (statement: Statement) => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => (init?.type === 'TaggedTemplateExpression' ? [init] : [])) : [];
};
/** One as the compiler has numbered it: `styled.div.withConfig({ componentId: "sc-1-0" })` and its rules. */
const numbered = /^styled(?:\.(?<element>\w+)|\((?<component>\w+)\))\.withConfig\(\{ componentId: (?<name>"[\w-]+") \}\)`/;

/**
 * The rules of styled components stand in the stylesheets of the build: its bundles need neither them nor the library that makes
 * them, an element's class is enough.
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
        const found = numbered.exec(code.slice(start, end))?.groups ?? this.error(`${id}: a styled component that the build cannot read`);
        const target = found.component ?? JSON.stringify(found.element);
        written = `${written.slice(0, start)}/* @__PURE__ */ part(${target}, ${found.name})${written.slice(end)}`;
      }
      return { code: `import { part } from '/client/theme/part.js';\n${written}`, map: null };
    },
  },
});
