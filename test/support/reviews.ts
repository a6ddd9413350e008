import { createServer } from 'node:http';
import { close, listen } from './listen.js';

export interface Reviews {
  variables: Record<string, string>;
  /** Response: statistics of a location as in Kiyoh's publication API; `nothing`: it does not respond. */
  answer: { status: number; body: unknown } | 'nothing';
  asked: number;
  stop(): Promise<void>;
}

export const statistics = { averageRating: 9.2, numberReviews: 214, percentageRecommendation: 97, viewReviewUrl: 'https://reviews.example/quiet-shop' };

/** Fake review service; it responds 403 to any other token than that in `variables`. */
export const startReviews = async (): Promise<Reviews> => {
  const token = 'reviews-token';
  const server = createServer((request, response) => {
    reviews.asked += 1;
    if (reviews.answer === 'nothing') return;
    const { status, body } = request.headers['x-publication-api-token'] === token ? reviews.answer : { status: 403, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const url = await listen(server);
  const reviews: Reviews = {
    variables: { KIYOH_URL: `${url}/location`, KIYOH_TOKEN: token },
    answer: { status: 200, body: statistics },
    asked: 0,
    stop: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
  return reviews;
};
