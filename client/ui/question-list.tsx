import type { ContentCard } from '../../src/contract/content.js';
import type { ProductCard } from '../../src/contract/product.js';
import { Body } from './prose.js';
import { QuestionRows } from './question-list.styles.js';

/** Id of an answer in its list. */
export const answerId = (question: string): string => `answer-${question}`;

interface QuestionListProps {
  questions: readonly Pick<ContentCard, 'id' | 'title' | 'summary' | 'html'>[];
  /** Products that the answers link. */
  products?: readonly ProductCard[];
  /** Address and name of the product that a question is about, shown below its answer. */
  productOf?(question: { id: string }): { href: string; name: string } | undefined;
}

/** Folded questions with their answers. Browsers unfold an answer that an address or a search in the page leads to. */
export const QuestionList = ({ questions, products = [], productOf }: QuestionListProps) => (
  <QuestionRows>
    {questions.map(({ id, title, summary, html = '' }) => {
      const product = productOf?.({ id });
      return (
        <details key={id}>
          <summary>{title}</summary>
          <div id={answerId(id)}>
            <p>{summary}</p>
            <Body html={html} products={products} />
            {product && <a href={product.href}>{product.name}</a>}
          </div>
        </details>
      );
    })}
  </QuestionRows>
);
