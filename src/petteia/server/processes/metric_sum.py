"""The metrics of several processes as if they were one."""

from collections.abc import Iterable, Iterator, Sequence

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector


class _Sum(Collector):
    """All families with their samples added up."""

    def __init__(self, texts: Iterable[bytes]) -> None:
        self.families: dict[str, Metric] = {}
        self.values: dict[str, dict[tuple[str, frozenset[tuple[str, str]]], float]] = {}
        for text in texts:
            for family in text_string_to_metric_families(text.decode()):
                self.families.setdefault(family.name, family)
                values = self.values.setdefault(family.name, {})
                for sample in family.samples:
                    key = sample.name, frozenset(sample.labels.items())
                    values[key] = values.get(key, 0.0) + sample.value

    def collect(self) -> Iterator[Metric]:
        for name, family in self.families.items():
            summed = Metric(name, family.documentation, family.type)
            for (sample, labels), value in self.values[name].items():
                summed.add_sample(sample, dict(labels), value)
            yield summed


def summed(texts: Sequence[bytes]) -> bytes:
    """Return metrics in Prometheus' format, each the sum of what the processes tell."""
    registry = CollectorRegistry()
    registry.register(_Sum(texts))
    return generate_latest(registry)
