import type { SeriesAnswer } from '@deadpan/protocol';
import type { UseQueryResult } from '@tanstack/react-query';
import { profileTexts } from '../../texts/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ScoreChart } from './score-chart.tsx';
import { scoreLines, weeksOf } from './series.ts';
import type { TypeChoice } from './series.ts';
import { WeekChart } from './week-chart.tsx';
import styles from './charts.module.css';

const t = profileTexts.results;

interface ResultsProps {
  series: Pick<UseQueryResult<SeriesAnswer>, 'data' | 'isError' | 'refetch'>;
  type: TypeChoice;
}

/** The player's results over time, of one kind of match or of all. */
export function Results({ series: { data, isError, refetch }, type }: ResultsProps) {
  if (!data && isError) return <Empty closed title={t.failed} action={<Button onClick={() => void refetch()}>{t.again}</Button>} />;
  if (!data) return <Loader>{t.loading}</Loader>;
  const lines = scoreLines(data, type);
  if (lines.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <div className={styles.charts}>
      <WeekChart weeks={weeksOf(data, type)} to={data.to} />
      <ScoreChart lines={lines} from={data.from} to={data.to} />
    </div>
  );
}
