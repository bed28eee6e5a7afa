/** One process of `npm run sim`: takes ranges of seeds, gives what it found. */
import { runSeeds } from '../tests/simulation/run-seeds';

process.on('message', (range: { first: number; count: number }) => {
  runSeeds(range.first, range.count).then(
    (found) => process.send?.(found),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
