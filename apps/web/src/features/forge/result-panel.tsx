import type { ReactNode } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { formatNames, forgeTexts, styleNames } from '../../texts/forge.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Face } from '../../ui/face.tsx';
import { Loader } from '../../ui/loader.tsx';
import { MemePicture } from './meme-picture.tsx';
import type { Forging } from './use-forge.ts';
import type { Shown } from './use-shown.ts';
import { cx } from '../../ui/cx.ts';
import columns from './columns.module.css';
import styles from './result.module.css';

const t = forgeTexts.result;

/** The frame before there is a picture in it: the prompts to start with, or what went wrong. */
function Without({ forging, onExample }: { forging: Forging; onExample: (prompt: string) => void }) {
  if (forging.status === 'generating') {
    return (
      <div className={styles.composing} aria-hidden="true">
        <Face size={160} />
      </div>
    );
  }
  if (forging.status === 'failed') return <Empty closed title={t.failed} />;
  return (
    <Empty title={t.empty}>
      {t.examples}
      <span className={styles.examples}>
        {forgeTexts.examples.map((prompt) => (
          <button key={prompt} type="button" onClick={() => onExample(prompt)}>
            {prompt}
          </button>
        ))}
      </span>
    </Empty>
  );
}

function Facts({ meme }: { meme: MemeResult }) {
  return (
    <div className={styles.facts}>
      <div className="row wrapx">
        <Badge>
          <span className="vh">{t.style} </span>
          {styleNames[meme.style]}
        </Badge>
        <Badge>
          <span className="vh">{t.format} </span>
          {formatNames[meme.format]}
        </Badge>
        {meme.edited && <Badge>{t.edited}</Badge>}
        {meme.is_mock && <Badge tone="wait">{t.mock}</Badge>}
      </div>
      <p className="t1 muted">{meme.message}</p>
    </div>
  );
}

interface ResultPanelProps {
  shown: Shown;
  forging: Forging;
  onExample: (prompt: string) => void;
  /** the buttons of a meme that is there */
  actions: (meme: MemeResult) => ReactNode;
}

/** The result, or what stands in its place (spec §2 Meme generator). */
export function ResultPanel({ shown, forging, onExample, actions }: ResultPanelProps) {
  return (
    <section className={cx(styles.result, columns.picture)} aria-labelledby="result" data-result="">
      <h2 className="vh" id="result">
        {t.heading}
      </h2>
      <div className={styles.frame} data-shown={shown.status} data-busy={forging.status === 'generating' || undefined}>
        {inFrame()}
      </div>
      {shown.status === 'there' && (
        <>
          <Facts meme={shown.meme} />
          {actions(shown.meme)}
        </>
      )}
    </section>
  );

  function inFrame(): ReactNode {
    switch (shown.status) {
      case 'there':
        return <MemePicture key={shown.meme.meme_url} meme={shown.meme} />;
      case 'loading':
        return <Loader>{t.loading}</Loader>;
      case 'gone':
        return <Empty closed title={t.notFound} />;
      case 'failed':
        return <Empty closed title={t.notLoaded} action={<Button onClick={shown.retry}>{t.again}</Button>} />;
      case 'none':
        return <Without forging={forging} onExample={onExample} />;
    }
  }
}
