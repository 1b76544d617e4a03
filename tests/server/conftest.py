from .guests import house

__all__ = ["house"]
